import type { Endpoint } from './endpoint.ts'
import type { Field, ImageField } from './fieldTypes.ts'

export type Fields = Readonly<Record<string, Field>>

interface Declared {
  fields: Fields
}

/** Returns a function that finds the first field matching a condition. */
const firstField =
  (is: (field: Field) => unknown) =>
  ({ fields }: Declared): string | undefined =>
    Object.keys(fields).find((name) => is(fields[name]!))

export const slugFieldOf = firstField(({ kind }) => kind === 'slug')

/** The field of kind `order`: a number for each row. */
export const orderFieldOf = firstField(({ kind }) => kind === 'order')

/** The field of kind `place`: the position of the rows that were placed first. */
export const placeFieldOf = firstField(({ kind }) => kind === 'place')

/** The flag that hides rows from visitors. */
export const hidingFlagOf = firstField((field) => field.kind === 'flag' && field.hides)

/** Fields in lists. */
export const lightFieldsOf = ({ fields }: Declared): Fields => without(fields, (field) => field.heavy)

/** Fields that clients may write. */
export const writtenFieldsOf = ({ fields }: Declared): Fields => without(fields, (field) => field.readOnly)

/** Input fields of create and update, without aliases. */
export const writtenNamesOf = ({
  fields,
  extraInput = [],
}: Declared & { extraInput?: readonly string[] }): string[] => [
  ...Object.keys(writtenFieldsOf({ fields })),
  ...extraInput,
]

/** Aliases of fields: from alias to field. */
export const aliasesOf = ({ fields }: Declared): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { alias }]) => (alias ? [[alias, name]] : [])))

/** Label of a row for people. */
export const labelOf = (row: Readonly<Record<string, unknown>>, declared: Declared & { labelField?: string }): string =>
  String(row[declared.labelField ?? titleFieldOf(declared)] ?? '')

/** Title of a row: its first required line of text. */
export const titleFieldOf = (declared: Declared): string => firstRequiredLine(declared) ?? 'id'
const firstRequiredLine = firstField(({ kind, isRequired }) => kind === 'text' && isRequired)

/** Upload endpoints of a resource, each with the fields that use it. */
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

/** Field at a path of a form: `title`, `chapters.2.imageUrl`, `en.title`. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part))
  const field = fields[name]
  return rest.length === 0 ? field : field && 'fields' in field ? fieldAt(field.fields, rest.join('.')) : undefined
}

/** Whether a field is text for readers. */
export const isWritten = ({ kind }: Field): boolean => kind === 'text' || kind === 'longText' || kind === 'markdown'

const without = (fields: Fields, left: (field: Field) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !left(field)))
