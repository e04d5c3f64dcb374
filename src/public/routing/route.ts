import type { ComponentType } from 'react'
import type { Params } from '../api/calls.ts'

export interface PageProps<P extends string = string> {
  params: Params<P>
}

/** What draws a page. One whose code comes late says from where, and can be told to come. */
export type PageCode<Props> =
  | { Page: ComponentType<Props>; module?: undefined; load?: undefined }
  | { Page: ComponentType<Props>; module: string; load(): Promise<void> }

export interface Route<P extends string = string> {
  path: P
  page: PageCode<PageProps<P>>
  /** The API addresses that the page cannot be drawn without. */
  needs?(params: Params<P>): string[]
  /** The need that the page is about: it exists when that is answered, and is missing when that is. */
  subject?(params: Params<P>): string
  /** The page begins with a picture that the header lies over. */
  beginsWithPicture?: boolean
}
