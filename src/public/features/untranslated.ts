import type { ListParams } from '../data/endpoints.ts'

/** Query for the records that do not exist in the second language, whose pages link to them. */
export const UNTRANSLATED: ListParams = { range: [0, 99], filter: { isInEnglish: false } }
