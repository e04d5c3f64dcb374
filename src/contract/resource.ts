import { z } from 'zod'
import { type Access, type Endpoint, endpointOf } from './endpoint.ts'
import type { Field, Kind } from './kinds.ts'
import type { MenuIcon } from './menuIcon.ts'
import type { InEachLocale, ResourceWords } from './words.ts'

export type Fields = Record<string, Field>

/** One call that flips a flag, or two that set and clear it. */
export type Toggle = Access | { on: Access; off: Access }

export interface Endpoints<F extends Fields = Fields> {
  /** Every row, newest first, or in the order, range and filter that the query asks for. */
  list: Access
  /** One row, by id or, where the resource has a slug, by that. Without it, a row is looked for in the list. */
  read?: Access
  /** Further lists and reads, each of the rows that it declares. */
  lists?: Record<string, Access>
  reads?: Record<string, Access>
  create?: Access
  update?: Access
  remove?: Access
  /** Only a flag can be toggled. */
  toggle?: { [N in keyof F]?: F[N]['kind'] extends 'flag' ? Toggle : never }
}

type Shorthands = Record<string, Readonly<Record<string, unknown>>>

type Shape<F extends Fields> = { [N in keyof F]: F[N]['schema'] }
type Written<F extends Fields> = keyof { [N in keyof F as F[N] extends { readOnly: true } ? never : N]: N } & keyof F
type InputShape<F extends Fields> = {
  [N in Written<F>]: F[N] extends { initial: unknown } ? z.ZodOptional<F[N]['schema']> : F[N]['schema']
}
type ChangesShape<F extends Fields> = { [N in Written<F>]: z.ZodOptional<F[N]['schema']> }
type Aliases<F extends Fields> = {
  [N in keyof F as F[N] extends { alias: infer A extends string } ? A : never]: F[N]['schema']
}
type OptionalAliases<F extends Fields> = {
  [N in keyof F as F[N] extends { alias: infer A extends string } ? A : never]: z.ZodOptional<F[N]['schema']>
}

const mapFields = <T>(fields: Fields, rewrite: (field: Field) => T) =>
  Object.fromEntries(Object.entries(fields).map(([name, declared]) => [name, rewrite(declared)]))

const mapAliases = <T>(fields: Fields, rewrite: (field: Field) => T) =>
  Object.fromEntries(Object.entries(aliasesOf({ fields })).map(([alias, name]) => [alias, rewrite(fields[name]!)]))

const without = (fields: Fields, left: (field: Field) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !left(field)))

/** What every stored row has besides its declared fields; times are ISO 8601 in UTC. */
const stamps = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }

const rowOf = <S extends z.ZodRawShape>(shape: S) => z.object({ id: z.int().positive(), ...shape, ...stamps })

/** How people meet a resource. */
interface Appearance {
  /** What people read around it; without words it goes by its name and the generic sentences. */
  words?: InEachLocale<ResourceWords>
  /** Its drawing in menus. */
  icon?: MenuIcon
  /** Where visitors find all of them (`/urunler`), and each below by its slug; absent where it has no pages. */
  page?: string
}

/**
 * Declares a resource. Its routes, validation, OpenAPI, data-provider calls and admin screens follow from this,
 * and `npm run migration` drafts its table.
 */
export function defineResource<
  const N extends string,
  const F extends Fields,
  const E extends Endpoints<F>,
  A extends z.ZodRawShape = Record<never, never>,
  S extends z.ZodRawShape = Record<never, never>,
  const Q extends Shorthands = Record<never, never>,
  const P extends string | undefined = undefined,
>(
  declared: Appearance & {
    page?: P
    /** The plural noun that names the table, the admin's path and the `Content-Range` unit. */
    name: N
    fields: F
    endpoints: E
    /** What a create or an update may say besides its fields, for the server's rules. */
    asks?: A
    /** What a row shows besides its fields, by the server's rules. */
    shows?: S
    /** Query parameters of lists that stand for a filter: `unreadOnly=true`. */
    shorthands?: Q
  },
) {
  const { fields, asks = {} as A, shows = {} as S, shorthands = {} as Q } = declared
  const written = without(fields, (field) => field.readOnly)
  const inputShape = mapFields(written, (f) => ('initial' in f ? f.schema.optional() : f.schema)) as InputShape<F>
  const changesShape = mapFields(written, (f) => f.schema.optional()) as ChangesShape<F>
  const shownAliases = mapAliases(fields, (f) => f.schema) as Aliases<F>
  const writtenAliases = mapAliases(written, (f) => f.schema.optional()) as OptionalAliases<F>
  const light = lightFieldsOf(declared)
  return {
    ...declared,
    page: declared.page as P,
    shorthands,
    /** A row as the API shows it. */
    record: rowOf({ ...(mapFields(fields, (f) => f.schema) as Shape<F>), ...shownAliases, ...shows }),
    /** A row as lists show it: without what is heavy. */
    row: rowOf({
      ...(mapFields(light, (f) => f.schema) as Omit<Shape<F>, HeavyOf<F>>),
      ...shownAliases,
      ...shows,
    }),
    /** What a create may say. Unknown fields are dropped. */
    input: z.object({ ...inputShape, ...writtenAliases, ...asks }),
    /** What an update may say: a field left out keeps its value; an `updatedAt` guards against stale saves. */
    changes: z.object({ ...changesShape, ...writtenAliases, ...asks, updatedAt: stamps.updatedAt.optional() }),
  }
}

type HeavyOf<F extends Fields> = { [N in keyof F]: F[N] extends { heavy: true } ? N : never }[keyof F]

/** Any resource, for the engines, which read declarations and never name one. */
export interface Resource extends Appearance {
  name: string
  fields: Fields
  endpoints: Omit<Endpoints, 'toggle'> & { toggle?: Record<string, Toggle | undefined> }
  asks?: z.ZodRawShape
  shorthands?: Shorthands
  record: z.ZodObject
  row: z.ZodObject
  input: z.ZodObject
  changes: z.ZodObject
}

/** The row type of a declared resource. */
export type RecordOf<R extends { record: z.ZodType }> = z.output<R['record']>

export const slugFieldOf = ({ fields }: Pick<Resource, 'fields'>): string | undefined =>
  Object.keys(fields).find((name) => fields[name]!.kind === 'slug')

/** The fields that lists show. */
export const lightFieldsOf = ({ fields }: Pick<Resource, 'fields'>): Fields => without(fields, (field) => field.heavy)

/** Everything that a create or an update may say, but for aliases. */
export const writtenNamesOf = ({ fields, asks = {} }: Pick<Resource, 'fields' | 'asks'>): string[] => [
  ...Object.keys(without(fields, (field) => field.readOnly)),
  ...Object.keys(asks),
]

/** Other names under which a field is accepted and shown: alias to field. */
export const aliasesOf = ({ fields }: Pick<Resource, 'fields'>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { alias }]) => (alias ? [[alias, name]] : [])))

/** The name that people call a row by: its first required line of text. */
export const titleFieldOf = ({ fields }: Pick<Resource, 'fields'>): string =>
  Object.keys(fields).find((name) => fields[name]!.kind === 'text' && !('initial' in fields[name]!)) ?? 'id'

/** Where files of a resource are sent: each upload endpoint once, with the fields that use it. */
export function uploadsOf(resources: Iterable<Pick<Resource, 'fields'>>): Map<Endpoint, string[]> {
  const uploads = new Map<Endpoint, string[]>()
  for (const { fields } of resources)
    for (const [name, { upload }] of Object.entries(fields))
      if (upload) uploads.set(upload, [...(uploads.get(upload) ?? []), name])
  return uploads
}

/** Every endpoint that a resource declares, for whoever walks them all. */
export function endpointsOf({ endpoints, fields }: Resource): Endpoint[] {
  const { lists = {}, reads = {}, toggle = {}, ...single } = endpoints
  const toggles = Object.values(toggle).flatMap((t) =>
    t && typeof t === 'object' && 'on' in t ? [t.on, t.off] : t ? [t] : [],
  )
  return [...Object.values(single), ...Object.values(lists), ...Object.values(reads), ...toggles]
    .filter((access): access is Access => access !== undefined)
    .map(endpointOf)
    .concat([...uploadsOf([{ fields }]).keys()])
}

const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'JSON bekleniyor.' })
        return z.NEVER
      }
    })
    .pipe(schema)

/** Kinds that a list can be sorted by, and those that it can be filtered by. */
const SORTED: readonly Kind[] = ['text', 'slug', 'flag', 'integer', 'order', 'choice', 'icon', 'time']
const FILTERED: readonly Kind[] = ['text', 'slug', 'flag', 'integer', 'order', 'choice', 'icon']

export const isSorted = ({ kind }: Pick<Field, 'kind'>): boolean => SORTED.includes(kind)

export type Sort = [field: string, order: 'ASC' | 'DESC']

export interface ListQuery {
  sort?: Sort
  range?: [first: number, last: number]
  filter?: Record<string, unknown> & { q?: string; id?: number | number[] }
}

/** The query of a list, in react-admin's simple REST dialect; what it does not know is refused. */
export function listQueryOf({ fields, shorthands = {} }: Pick<Resource, 'fields' | 'shorthands'>) {
  const named = (kinds: readonly Kind[]) => Object.keys(fields).filter((name) => kinds.includes(fields[name]!.kind))
  const oneOrMany = (schema: z.ZodType) => z.union([schema, z.array(schema).max(1000)]).optional()
  const filters = Object.fromEntries(named(FILTERED).map((name) => [name, oneOrMany(fields[name]!.schema)]))
  const sorted = ['id', 'createdAt', 'updatedAt', ...named(SORTED)]
  return z.object({
    ...Object.fromEntries(
      Object.entries(shorthands).map(([name, filter]) => [
        name,
        z
          .stringbool()
          .optional()
          .meta({ description: `\`true\` stands for the filter \`${JSON.stringify(filter)}\`.` }),
      ]),
    ),
    sort: json(z.tuple([z.enum(sorted), z.enum(['ASC', 'DESC'])]))
      .optional()
      .meta({ description: `Field and direction, as JSON: \`["id","ASC"]\`. Fields: ${sorted.join(', ')}.` }),
    range: json(z.tuple([z.int().min(0), z.int().min(0)]).refine(([first, last]) => first <= last))
      .optional()
      .meta({ description: 'The first and the last row wanted, counted from 0, as JSON: `[0,24]`.' }),
    filter: json(z.strictObject({ ...filters, q: z.string().max(200).optional(), id: oneOrMany(z.int()) }))
      .optional()
      .meta({
        description: `Values or lists of them, as JSON: \`{"q":"nem","id":[1,2]}\`. Fields: ${['id', ...Object.keys(filters)].join(', ')}; \`q\` searches by Turkish rules.`,
      }),
  })
}
