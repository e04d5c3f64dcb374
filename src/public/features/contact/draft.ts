import { FIELDS } from '../../../contract/api/contactCalls.ts'
import { createFormKey } from '../../../contract/api/formKey.ts'
import { SESSION_KEYS } from '../../../contract/constants.ts'
import type { Values } from './fields.ts'

/** What a visitor has typed so far, and what the address proposed as the subject then. */
interface Draft {
  values: Values
  proposed: string
  /** The key under which it was sent, where no answer has come yet. */
  key?: string | undefined
}

/** Keeps what is typed as long as the tab is open, over reloads and other pages. Where storage is closed, nothing is kept. */
export function keepDraft(values: Values, proposed: string) {
  write({ values, proposed, key: readDraft()?.key })
}

/** The key under which what is typed is sent: the same for every try, after a reload too. */
export function keyOfDraft(values: Values, proposed: string): string {
  const key = readDraft()?.key ?? createFormKey()
  write({ values, proposed, key })
  return key
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(SESSION_KEYS.contactDraft)
  } catch {}
}

/**
 * What had been typed. The subject is left to the address where that proposes another one than it did then: the visitor
 * now asks about something else.
 */
export function draftFor(proposed: string): Partial<Values> {
  const draft = readDraft()
  if (!draft) return {}
  const { subject, ...rest } = draft.values
  return proposed === '' || proposed === draft.proposed ? { ...rest, subject } : rest
}

function write(draft: Draft) {
  try {
    sessionStorage.setItem(SESSION_KEYS.contactDraft, JSON.stringify(draft))
  } catch {}
}

function readDraft(): Draft | undefined {
  try {
    const { values, proposed, key } = JSON.parse(sessionStorage.getItem(SESSION_KEYS.contactDraft) ?? '') as Draft
    return FIELDS.every((name) => typeof values[name] === 'string') ? { values, proposed, key } : undefined
  } catch {
    return undefined
  }
}
