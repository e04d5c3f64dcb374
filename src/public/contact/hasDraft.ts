import { SESSION_KEYS } from '../../contract/constants.ts'

/** Whether something was typed before. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(SESSION_KEYS.contactDraft) !== null
  } catch {
    return false
  }
}
