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
  /** Code that draws what a document has in it already: the server needs it, and a navigation, but no hydration. */
  drawing?(): Promise<void>
  /** What the page reads of the address behind the `?`, by name. Anything else there makes no other page. */
  reads?: readonly string[]
  /** The API addresses that the page cannot be drawn without; `search` is what the address says behind the `?`. */
  needs?(params: Params<P>, search: URLSearchParams): string[]
  /** The need that the page is about: it exists when that is answered, and is missing when that is. */
  subject?(params: Params<P>, search: URLSearchParams): string
  /** Of a list in parts: how many things stand on one page. A page beyond the list's end is missing. */
  pageSize?: number
  /** While nothing is entered of its subject the page says so, and is there all the same. */
  mayBeEmpty?: boolean
  /** Of one page for each thing of a list: the address of that list. What search engines find rests on it. */
  items?: string
  /** The page begins with a picture that the header lies over. */
  beginsWithPicture?: boolean
}
