import { flag } from './fieldTypes.ts'

/**
 * A word of declarations, among the fields: a row that is hidden is nowhere for visitors, and is there for the administrator.
 * What is new is shown.
 */
export const hideable = { isHidden: flag({ hides: true }) }
