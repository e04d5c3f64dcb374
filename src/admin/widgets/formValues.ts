import type { Kind } from '../../contract/schema/fieldTypes.ts'
import { rowsOf, specsOf } from './specRows.ts'

interface FormValue {
  /** A new record begins without it, whatever is declared: its input finds a value, or the server does. */
  startsEmpty?: boolean
  /** What the form edits, where that is not what is stored; and back. */
  toForm?: (stored: unknown) => unknown
  fromForm?: (edited: unknown) => unknown
}

/** The kinds whose value in a form is not the one that is stored. */
export const formValues: Partial<Record<Kind, FormValue>> = {
  // An empty address is left out, so that the server makes one from the name.
  slug: { fromForm: (slug) => slug || undefined },
  // Of a singleton that was not entered yet a server knows neither yes nor no, and takes no null.
  flag: { fromForm: (flag) => flag ?? undefined },
  order: { startsEmpty: true, fromForm: (order) => order ?? undefined },
  items: { toForm: (items) => items || [] },
  // What was taken away is said as nothing: what is left out stays.
  english: { toForm: (english) => english || {} },
  specs: { toForm: rowsOf, fromForm: specsOf },
}
