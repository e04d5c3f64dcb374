import { contactTurkish } from './contact.ts'
import { dashboardTurkish } from './dashboard.ts'
import { fieldsTurkish } from './fields.ts'
import { formTurkish } from './form.ts'
import { frameTurkish } from './frame.ts'
import { historyTurkish } from './history.ts'
import { listTurkish } from './list.ts'

/** The admin panel's own words, besides react-admin's catalogue and the words of the resources. */
export const adminTurkish = {
  ...frameTurkish,
  ...listTurkish,
  ...formTurkish,
  ...fieldsTurkish,
  ...contactTurkish,
  ...dashboardTurkish,
  ...historyTurkish,
}

export type AdminTexts = typeof adminTurkish
