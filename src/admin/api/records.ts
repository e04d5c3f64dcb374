import type { RaRecord } from 'ra-core'
import { type Resource, titleFieldOf } from '../../contract/resource.ts'

/** What is sent of a record: its declared fields, as far as they are known. */
export const inputOf = ({ fields }: Resource, data: Partial<RaRecord>): Partial<RaRecord> =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])))

/** Where a search without a server's help looks: the declared fields, else the name. */
export function searchedFieldsOf(resource: Resource): string[] {
  const searched = Object.keys(resource.fields).filter((name) => resource.fields[name]!.searched)
  return searched.length > 0 ? searched : [titleFieldOf(resource)]
}

/** Whether an answer shows the record itself; it may as well be an id, an empty object or nothing. */
export const isEntity = (answer: unknown): answer is RaRecord =>
  typeof answer === 'object' && answer !== null && 'id' in answer && Object.keys(answer).length > 1

/** The id that an answer tells, alone or in an object. */
export function idIn(answer: unknown): number | undefined {
  const told = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : answer
  return (typeof told === 'number' || (typeof told === 'string' && told !== '')) && Number.isInteger(Number(told))
    ? Number(told)
    : undefined
}
