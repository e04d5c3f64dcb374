import { DeclaredInput } from '../inputs/inputs.tsx'
import { useFormDefinition } from '../resources/definitions.ts'

/** The input of one declared field, for forms with a layout of their own. */
export function FieldInput({ source }: { source: string }) {
  const { name, fields } = useFormDefinition()
  const field = fields[source]
  if (!field) throw new Error(`"${name}" has no field "${source}"`)
  return <DeclaredInput source={source} field={field} />
}
