import { place } from './fieldTypes.ts'

/**
 * A word of declarations, among the fields: the owner puts some rows before the others (`endpoints.order`), which follow newest
 * first.
 */
export const ordered = { place: place({ readOnly: true }) }
