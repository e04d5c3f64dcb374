import { FIELDS, type FieldName } from '../../../contract/api/contactCalls.ts'
import { createFormKey } from '../../../contract/api/formKey.ts'
import { SESSION_KEYS } from '../../../contract/constants.ts'

export type Values = Record<FieldName, string>

interface Draft {
  values: Values
  /** Subject that the URL proposed at that time. */
  proposed: string
  /** Idempotency key under which the draft was sent without getting a response. */
  key?: string | undefined
}

/** Saves the draft in session storage: for this tab, across reloads and other pages. Without storage nothing is saved. */
export function saveDraft(values: Values, proposed: string) {
  write({ values, proposed, key: readDraft()?.key })
}

/** Idempotency key of the draft: the same for every attempt, also after a reload. */
export function idempotencyKeyOf(values: Values, proposed: string): string {
  const key = readDraft()?.key ?? createFormKey()
  write({ values, proposed, key })
  return key
}

export function deleteDraft() {
  try {
    sessionStorage.removeItem(SESSION_KEYS.contactDraft)
  } catch {}
}

/** The saved values. The subject is left out if the URL now proposes another one: the message is about something else. */
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
