import type { Endpoint } from './endpoint.ts'
import type { Field, ImageField } from './fieldTypes.ts'

export type Fields = Readonly<Record<string, Field>>

interface Declared {
  fields: Fields
}

export const slugFieldOf = ({ fields }: Declared): string | undefined =>
  Object.keys(fields).find((name) => fields[name]!.kind === 'slug')

/** The field by which people order the rows themselves, where there is one. */
export const placeFieldOf = ({ fields }: Declared): string | undefined =>
  Object.keys(fields).find((name) => fields[name]!.kind === 'order')

/** The field by which the owner has put some rows before the others, which stand newest first. */
export const precedenceFieldOf = ({ fields }: Declared): string | undefined =>
  Object.keys(fields).find((name) => fields[name]!.kind === 'place')

/** The flag of rows that visitors do not see. */
export const hidingFlagOf = ({ fields }: Declared): string | undefined =>
  Object.keys(fields).find((name) => {
    const field = fields[name]!
    return field.kind === 'flag' && field.hides
  })

/** The fields that lists show. */
export const lightFieldsOf = ({ fields }: Declared): Fields => without(fields, (field) => field.heavy)

/** The fields that a client may write. */
export const writtenFieldsOf = ({ fields }: Declared): Fields => without(fields, (field) => field.readOnly)

/** Everything that a create or an update may say, but for aliases. */
export const writtenNamesOf = ({ fields, asks = [] }: Declared & { asks?: readonly string[] }): string[] => [
  ...Object.keys(writtenFieldsOf({ fields })),
  ...asks,
]

/** Other names under which a field is accepted and shown: alias to field. */
export const aliasesOf = ({ fields }: Declared): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { alias }]) => (alias ? [[alias, name]] : [])))

/** What people call a row by. */
export const calledBy = (row: Readonly<Record<string, unknown>>, declared: Declared & { calledBy?: string }): string =>
  String(row[declared.calledBy ?? titleFieldOf(declared)] ?? '')

/** The title of a row: its first required line of text. */
export const titleFieldOf = ({ fields }: Declared): string =>
  Object.keys(fields).find((name) => fields[name]!.kind === 'text' && fields[name]!.isRequired) ?? 'id'

/** Where files of a resource are sent: each upload endpoint once, with the fields that use it. */
export function uploadsOf(resources: Iterable<Declared>): Map<Endpoint, string[]> {
  const uploads = new Map<Endpoint, string[]>()
  for (const { fields } of resources)
    for (const [name, field] of Object.entries(fields))
      for (const [path, { upload }] of imagesOf(name, field))
        uploads.set(upload, [...(uploads.get(upload) ?? []), path])
  return uploads
}

const imagesOf = (name: string, field: Field): [path: string, field: ImageField][] =>
  field.kind === 'image'
    ? [[name, field]]
    : field.kind === 'items'
      ? Object.entries(field.fields).flatMap(([part, each]) => imagesOf(`${name}.${part}`, each))
      : []

/** The field at a path as forms have it: `title`, `chapters.2.imageUrl`, `en.title`. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part))
  const field = fields[name]
  return rest.length === 0 ? field : field && 'fields' in field ? fieldAt(field.fields, rest.join('.')) : undefined
}

/** Whether it is a text that people read. */
export const isWritten = ({ kind }: Field): boolean => kind === 'text' || kind === 'longText' || kind === 'markdown'

const without = (fields: Fields, left: (field: Field) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !left(field)))
