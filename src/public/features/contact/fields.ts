import { type Faults, FIELDS, type FieldName } from '../../../contract/api/contactCalls.ts'

export type Values = Record<FieldName, string>

/** The first field, from the top, that something is wrong with. */
export const firstOf = (faults: Faults): FieldName | undefined => FIELDS.find((name) => faults[name])
