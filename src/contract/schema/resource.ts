import { SECOND_FIELD } from '../domain/locales.ts'
import type { ShownTranslation } from '../domain/translationState.ts'
import { type Access, endpointOf, parseEndpoint } from './endpoint.ts'
import type { Fields } from './fields.ts'
import {
  type Field,
  TRANSLATION_FIELDS,
  TRANSLATION_STATES,
  type WithEnglish,
  type WithTranslation,
  withEnglish,
  withTranslation,
} from './fieldTypes.ts'
import type { MenuIcon } from './icons.ts'
import type { InEachLocale, ResourceTranslation } from './resourceMessages.ts'
import type { ValueOf } from './values.ts'

/** One endpoint that flips a flag, or two that set and clear it. */
export type Toggle = Access | { on: Access; off: Access }

/** Previews of one row: as it is stored, before visitors see it, and with unsaved values. */
export interface Preview {
  /** Creates a link to the stored row, which is valid for days (`previews.ts`); absent if visitors see every row. */
  link?: Access
  /** Returns the row of a link's token; absent if rows have no page, and are previewed in their list. */
  read?: Access
  /** Create a link to unsaved values: of a new row, and of a stored one. */
  unsaved?: { create: Access; update: Access }
  /** Path of the page that shows the preview; the token is appended, or without `read` added as query parameter. */
  page: string
}

export interface Endpoints<F extends Fields = Fields> {
  /** All rows, newest first, or with the sort, range and filter of the query. */
  list: Access
  /** One row, by id or slug. Without this endpoint, clients find the row in the list. */
  read?: Access
  /** Further lists and reads, each limited to the rows that it declares. */
  lists?: Record<string, Access>
  reads?: Record<string, Access>
  /** Rows that are related by specifications or text, the closest first; at most one row of cards. */
  related?: Access
  /** Specifications that several rows have, as filters of the list (`{"specs":"Pil ömrü"}`). */
  features?: Access
  /** One row by a signed link, also if it is hidden, unpublished or unsaved. */
  preview?: Preview
  create?: Access
  update?: Access
  remove?: Access
  /** Manual order: these rows come first in lists, in this order: `{"ids": [3, 1]}`; `[]` restores newest first. */
  order?: Access
  /** Flags only. */
  toggle?: { [N in keyof F]?: F[N]['kind'] extends 'flag' ? Toggle : never }
}

type Shorthands = Record<string, Readonly<Record<string, unknown>>>

/** Labels, icon and addresses of a resource in panel and site. */
interface Appearance {
  /** Labels and messages; the default is its name and the generic sentences. */
  translations?: InEachLocale<ResourceTranslation>
  /** Label field of a row, if it is not the first required line of text. */
  labelField?: string
  icon?: MenuIcon
  /** Path of its screens below `/admin`, if it is not the name. */
  panelPath?: string
  /** Path of its public list (`/urunler`); each row is below, by its slug. Empty for rows at the root of the site; absent if it has no pages. */
  page?: string
}

/** A declared resource. Engines read declarations and never name a resource. */
export interface Resource extends Appearance {
  /** Plural noun: name of the table, of the admin path and of the `Content-Range` unit. */
  name: string
  fields: Fields
  endpoints: Omit<Endpoints, 'toggle'> & { toggle?: Readonly<Record<string, Toggle | undefined>> }
  /** Names of additional input on create and update, which the server's hooks handle. */
  extraInput?: readonly string[]
  /** Query parameters of lists that are short for a filter: `unreadOnly=true`. */
  shorthands?: Shorthands
  /** Derived values that lists can be filtered by. */
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
): Omit<R, 'fields'> & { fields: WithTranslation<F> } => {
  const fields = withTranslation<F>(declared.fields)
  const derived = TRANSLATION_FIELDS[0]! in fields && { ...declared.derived, [TRANSLATION_FILTER]: translationOf }
  return { ...declared, fields, ...(derived && { derived }) }
}

/** Name of the filter of lists by the state of the translation: `translation.en`. */
export const TRANSLATION_FILTER = `translation.${SECOND_FIELD}`
const translationOf: Derived = {
  values: TRANSLATION_STATES,
  of: ({ translation }) => (translation as Partial<ShownTranslation> | undefined)?.[SECOND_FIELD]?.state,
}

/** Declares a resource whose English texts have no states, as `defineResource` does otherwise. */
export const defineResourceWithoutStates = <
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
    -readonly [N in Exclude<keyof R['fields'], InternalName>]: ValueOf<R['fields'][N]>
  } & {
    -readonly [N in Extract<keyof R['fields'], typeof SECOND_FIELD>]?: ValueOf<R['fields'][N]>
  } & Aliased<R['fields']> &
    (R['fields'] extends { translation: Field } ? { translation?: ShownTranslation } : unknown)
>

/** Fields that `RecordOf` types by itself or leaves out. */
type InternalName = typeof SECOND_FIELD | 'translation' | 'translationState' | 'isInEnglish'

/**
 * A value that is derived from the fields of a row, and that lists can be filtered by. Our server finds such
 * rows by a query of its own; with a server that does not support it, the client filters the whole list.
 */
export interface Derived {
  /** Possible values. */
  values: readonly (string | boolean)[]
  /** @param now milliseconds since 1970 */
  of: (row: Readonly<Record<string, unknown>>, now: number) => unknown
}

export type DerivedValues = Readonly<Record<string, Derived>>

/** Name of a resource in API paths: `contact-messages` of `DELETE /admin/contact-messages/:id`. */
export function pathNameOf({ name, endpoints }: Pick<Resource, 'name' | 'endpoints'>): string {
  const { path } = parseEndpoint(endpointOf(endpoints.remove ?? endpoints.update ?? endpoints.list))
  const fixed = path.split('/').filter((part) => part && !part.startsWith(':'))
  return fixed.at(-1) ?? name
}
