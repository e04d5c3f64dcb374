import type { ComponentType } from 'react'
import type { Loaded } from '../data/answers.ts'
import { addressOf, type CallArguments, type Params, type PublicAnswers, type PublicCall } from '../data/calls.ts'
import { type LateCode, lazyPage } from './lazyPage.tsx'

/** A call of the API that a page is drawn with, and what it is for: which answer the page gets under its name. */
export interface Ask<C extends PublicCall = PublicCall> {
  call: C
  address: string
}

export const ask = <C extends PublicCall>(call: C, ...args: CallArguments<C>): Ask<C> => ({
  call,
  address: addressOf(call, ...args),
})

export type Asks = Readonly<Record<string, Ask>>

/** A page as `routes.ts` declares it. */
interface Declared<P extends string, D extends Asks> {
  path: P
  /** The file that draws it, in `pages`; its code comes with the page, and beforehand when a link to it is pointed at. */
  file: string
  /** What the page is drawn with, by name; `search` is what the address says behind the `?`. */
  data?(params: Params<P>, search: URLSearchParams): D
  /** Which of it the page is about: it exists when that is answered, and is missing when that is. */
  about?: keyof D & string
  /** What the page reads of the address behind the `?`, by name. Anything else there makes no other page. */
  reads?: readonly string[]
  /** Data that a navigation does not wait for: the page shows itself that it is loading, in the specification's words. */
  loadsInPlace?: readonly (keyof D & string)[]
  /** Of a list in parts: how many things stand on one page. A page beyond the list's end is missing. */
  pageSize?: number
  /** Of a list in parts: whether an address asks for some of its things alone. Where nobody has what it asks for, it is missing. */
  isFiltered?(search: URLSearchParams): boolean
  /** While nothing is entered of what it is about the page says so, and is there all the same. */
  mayBeEmpty?: boolean
  /** Of one page for each thing of a list: the address of that list. What search engines find rests on it. */
  items?: string
  /** Code that draws what a document has in it already: the server needs it, and a navigation, but no hydration. */
  drawing?(): Promise<void>
  /** The page begins with a picture that the header lies over. */
  beginsWithPicture?: boolean
}

/** What a page is given, read off its declaration: `PageProps<typeof productPage>`. */
export type PageProps<R> =
  R extends Declared<infer P, infer D>
    ? { params: Params<P>; data: { [N in keyof D]: D[N] extends Ask<infer C> ? Loaded<PublicAnswers[C]> : never } }
    : never

/** Any page, for whoever finds and draws it. */
export interface Route extends Omit<Declared<string, Asks>, 'data'> {
  data?(params: Record<string, string>, search: URLSearchParams): Asks
  code: LateCode<AnyPageProps>
}

export interface AnyPageProps {
  params: Record<string, string>
  data: Record<string, Loaded<unknown>>
}

const FOLDER = 'src/public/pages'
const files = import.meta.glob<{ default: ComponentType<AnyPageProps> }>('../pages/*Page.tsx')

/** Declares a page: its path, its file and its data, each once. */
export const page = <const P extends string, D extends Asks = Record<never, never>>(declared: Declared<P, D>) => ({
  ...declared,
  code: lazyPage(`${FOLDER}/${declared.file}.tsx`, async () => {
    const load = files[`../pages/${declared.file}.tsx`]
    if (!load) throw new Error(`There is no ${FOLDER}/${declared.file}.tsx`)
    return load()
  }),
})
