import { type Identifier, type RaRecord, useGetManyAggregate } from 'ra-core'
import { labelOf } from '../../contract/schema/fields.ts'
import { resourceIn, useConfig } from '../resources/definitions.ts'

/** Returns a function that labels the records of a resource. */
export function useRecordLabel(name: string): (record: RaRecord) => string {
  const declared = resourceIn(useConfig(), name)?.resource
  return (record) => (declared ? labelOf(record, declared) : String(record.id))
}

/** The labels of records, which are read in one call per resource; a deleted one is shown by its id. */
export function RelatedNames({ to, ids }: { to: string; ids: readonly Identifier[] }) {
  const labelOfRecord = useRecordLabel(to)
  const { data = [] } = useGetManyAggregate(to, { ids: [...ids] })
  const names = ids.map((id) => {
    const record = data.find((each) => each?.id === id)
    return record ? labelOfRecord(record) : String(id)
  })
  return <span>{names.join(', ')}</span>
}
