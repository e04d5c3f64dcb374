import { useSubject } from '../entries/entries.ts'
import { FieldBox } from '../widgets/FieldBox.tsx'

/** The input of one declared field, for forms whose order is made by hand. */
export function FieldInput({ source }: { source: string }) {
  const { name, fields } = useSubject()
  const field = fields[source]
  if (!field) throw new Error(`"${name}" has no field "${source}"`)
  return <FieldBox source={source} field={field} />
}
