import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin'
import type { RelationField } from '../../contract/schema/fieldTypes.ts'
import { useRecordLabel } from '../fields/RelatedNames.tsx'
import { useFormDefinition } from '../resources/definitions.ts'
import type { DeclaredProps } from './declaredInput.ts'

/** Records of another resource, found by typing their names. */
export function RelationInput({ source, field: { to } }: DeclaredProps<RelationField>) {
  const { hints } = useFormDefinition().texts
  const labelOfRecord = useRecordLabel(to)
  return (
    <ReferenceArrayInput source={source} reference={to} sort={NEWEST_FIRST} perPage={SHOWN}>
      <AutocompleteArrayInput
        optionText={labelOfRecord}
        filterToQuery={search}
        helperText={hints[source] ?? false}
        debounce={200}
      />
    </ReferenceArrayInput>
  )
}

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const
const SHOWN = 25
const search = (q: string) => (q ? { q } : {})
