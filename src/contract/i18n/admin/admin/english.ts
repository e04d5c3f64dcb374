import { contactEnglish } from './contactEnglish.ts'
import { dashboardEnglish } from './dashboardEnglish.ts'
import { fieldsEnglish } from './fieldsEnglish.ts'
import { formEnglish } from './formEnglish.ts'
import { frameEnglish } from './frameEnglish.ts'
import { historyEnglish } from './historyEnglish.ts'
import { listEnglish } from './listEnglish.ts'
import type { AdminTexts } from './turkish.ts'

/** The same in English, which comes when it is chosen. */
export const adminEnglish: AdminTexts = {
  ...frameEnglish,
  ...listEnglish,
  ...formEnglish,
  ...fieldsEnglish,
  ...contactEnglish,
  ...dashboardEnglish,
  ...historyEnglish,
}
