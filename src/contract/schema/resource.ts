import { type Access, type Endpoint, endpointOf, isOpen, parseEndpoint } from './endpoint.ts'
import { type Fields, uploadsOf } from './fields.ts'
import { type WithEnglish, withEnglish } from './fieldTypes.ts'
import type { MenuIcon } from './icons.ts'
import type { ValueOf } from './values.ts'
import type { InEachLocale, ResourceWords } from './words.ts'

/** One call that flips a flag, or two that set and clear it. */
export type Toggle = Access | { on: Access; off: Access }

/** How one row is shown to somebody before visitors see it. */
export interface Preview {
  /** Gives out a link that lasts for days (`previews.ts`). */
  link: Access
  /** The row behind a link's token. */
  read: Access
  /** Where the page stands that shows it; the token is put behind it. */
  page: string
}

export interface Endpoints<F extends Fields = Fields> {
  /** Every row, newest first, or in the order, range and filter that the query asks for. */
  list: Access
  /** One row, by id or, where the resource has a slug, by that. Without it, a row is looked for in the list. */
  read?: Access
  /** Further lists and reads, each of the rows that it declares. */
  lists?: Record<string, Access>
  reads?: Record<string, Access>
  /** Rows that share features or words with one, the nearest first: one strip of them, or none. */
  related?: Access
  /** The technical features that several rows have: what the list may be filtered by (`{"specs":"Pil ömrü"}`). */
  features?: Access
  /** One row by a signed link, whether visitors see it or not. */
  preview?: Preview
  create?: Access
  update?: Access
  remove?: Access
  /** Puts rows before the others in lists, in this order: `{"ids": [3, 1]}`; `[]` is newest first again. */
  order?: Access
  /** Only a flag can be toggled. */
  toggle?: { [N in keyof F]?: F[N]['kind'] extends 'flag' ? Toggle : never }
}

type Shorthands = Record<string, Readonly<Record<string, unknown>>>

/** How people meet a resource. */
interface Appearance {
  /** What people read around it; without words it goes by its name and the generic sentences. */
  words?: InEachLocale<ResourceWords>
  /** The field that people call a row by, where that is not its first required line of text. */
  calledBy?: string
  /** Its drawing in menus. */
  icon?: MenuIcon
  /** Where its screens are below `/admin`, where that is not its name. */
  panelPath?: string
  /** Where visitors find all of them (`/urunler`), and each below by its slug; absent where it has no pages. */
  page?: string
}

/** A resource as it is declared, for the engines, which read declarations and never name one. */
export interface Resource extends Appearance {
  /** The plural noun that names the table, the admin's path and the `Content-Range` unit. */
  name: string
  fields: Fields
  endpoints: Omit<Endpoints, 'toggle'> & { toggle?: Readonly<Record<string, Toggle | undefined>> }
  /** What a create or an update may say besides its fields; the server's rules know it. */
  asks?: readonly string[]
  /** Query parameters of lists that stand for a filter: `unreadOnly=true`. */
  shorthands?: Shorthands
  /** What lists can be filtered by, besides fields. */
  derived?: DerivedValues
}

/**
 * Declares a resource. Its routes, validation, OpenAPI, data-provider calls and admin screens follow from this,
 * and `npm run migration` drafts its table.
 */
export const defineResource = <
  const F extends Fields,
  const R extends Resource & { fields: F; endpoints: Endpoints<F> },
>(
  declared: R & { fields: F },
): Omit<R, 'fields'> & { fields: WithEnglish<F> } => ({ ...declared, fields: withEnglish<F>(declared.fields) })

type Aliased<F extends Fields> = {
  [N in keyof F as F[N] extends { alias: infer A extends string } ? A : never]: ValueOf<F[N]>
}
type Together<T> = { [N in keyof T]: T[N] }

/** A row of a declared resource, as the API shows it. */
export type RecordOf<R extends { fields: Fields }> = Together<
  { id: number; createdAt: string; updatedAt: string } & {
    -readonly [N in keyof R['fields']]: ValueOf<R['fields'][N]>
  } & Aliased<R['fields']>
>

/** Every endpoint that a resource declares. */
export function endpointsOf({ endpoints, fields }: Resource): Endpoint[] {
  const { lists = {}, reads = {}, toggle = {}, preview, ...single } = endpoints
  const toggles = Object.values(toggle).flatMap((t) =>
    t && typeof t === 'object' && 'on' in t ? [t.on, t.off] : t ? [t] : [],
  )
  const previews = preview ? [preview.link, preview.read] : []
  return [...Object.values(single), ...Object.values(lists), ...Object.values(reads), ...previews, ...toggles]
    .filter((access): access is Access => access !== undefined)
    .map(endpointOf)
    .concat([...uploadsOf([{ fields }]).keys()])
}

/** Whether visitors may read anything of a resource. */
export const isPublic = ({ endpoints: { list, lists = {}, read, reads = {} } }: Resource): boolean =>
  [list, read, ...Object.values(lists), ...Object.values(reads)].some((access) => access && isOpen(access))

/**
 * A value that follows from what a row shows, and that lists can be filtered by beside its fields. Our server finds such
 * rows by a rule of its own; of one that does not know it, the whole list is filtered where it is read.
 */
export interface Derived {
  /** What may be asked for. */
  values: readonly (string | boolean)[]
  /** @param now milliseconds since 1970 */
  of: (row: Readonly<Record<string, unknown>>, now: number) => unknown
}

export type DerivedValues = Readonly<Record<string, Derived>>

/** What the API's paths call a resource: `contact-messages` of `DELETE /admin/contact-messages/:id`. */
export function pathNameOf({ name, endpoints }: Pick<Resource, 'name' | 'endpoints'>): string {
  const { path } = parseEndpoint(endpointOf(endpoints.remove ?? endpoints.update ?? endpoints.list))
  const fixed = path.split('/').filter((part) => part && !part.startsWith(':'))
  return fixed.at(-1) ?? name
}
