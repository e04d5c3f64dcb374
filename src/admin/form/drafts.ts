import { DAY } from '../../contract/domain/durations.ts'
import { DRAFT_OWNER } from '../auth/session.ts'

/** Unsaved changes of a form, stored by this browser. */
interface Draft {
  /** When they were typed last: ISO 8601. */
  at: string
  /** The version of the record that the changes are based on. */
  updatedAt?: string | null
  /** The changed fields alone, as the form edits them. */
  values: Record<string, unknown>
}

/** As it is in local storage. */
interface StoredDraft extends Draft {
  version: number
  /** The e-mail of its author; empty if unknown. */
  owner: string
}

export interface FoundDraft extends Draft {
  key: string
}

/** The version of the stored shape: increase it when the value that an input edits changes; older drafts are dropped. */
const VERSION = 2

/** In milliseconds. */
const LIFETIME = 14 * DAY

const PREFIX = 'draft:'

/** The start of the keys of all drafts of a record, or of a new one. */
export const draftPrefix = (name: string, id: number | string | undefined) => `${PREFIX}${name}:${id ?? 'new'}:`

/** The drafts of a record by this author, newest first, without those that an open form has locked. */
export async function findDrafts(prefix: string, owner: string): Promise<FoundDraft[]> {
  const locked = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name))
  return draftKeys()
    .filter((key) => key.startsWith(prefix) && !locked.has(key))
    .flatMap((key) => {
      const draft = read(key)
      return draft && isOf(owner, draft) ? [{ ...draft, key }] : []
    })
    .sort((a, b) => b.at.localeCompare(a.at))
}

/** Locks a draft against other tabs until the returned function is called or this tab is closed. */
export function lockDraft(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const leaving = new AbortController()
  // The Web Locks API needs a secure context; without it a draft may be offered twice.
  navigator.locks?.request(key, { signal: leaving.signal }, () => promise).catch(() => {})
  return () => {
    leaving.abort()
    resolve()
  }
}

/** If the storage is full there is no draft; nothing else is affected. */
export function saveDraft(key: string, draft: Draft, owner: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, version: VERSION, owner } satisfies StoredDraft))
  } catch {}
}

export const deleteDraft = (key: string): void => localStorage.removeItem(key)

/** The author of new drafts: the last signed-in user; empty if unknown. */
export const draftOwner = (): string => localStorage.getItem(DRAFT_OWNER) ?? ''

export const hasOwnDrafts = (): boolean => ownDraftKeys().length > 0

/** Deletes the drafts of the signed-in user, on an explicit sign-out. */
export const deleteOwnDrafts = (): void => ownDraftKeys().forEach(deleteDraft)

/** Deletes drafts that are expired, of another version or unreadable. */
export const pruneDrafts = (): void =>
  draftKeys()
    .filter((key) => !read(key))
    .forEach(deleteDraft)

function draftKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
}

function ownDraftKeys(): string[] {
  const owner = draftOwner()
  return draftKeys().filter((key) => {
    const draft = read(key)
    return !draft || isOf(owner, draft)
  })
}

const isOf = (owner: string, draft: StoredDraft) => draft.owner === owner || draft.owner === ''

/** Undefined if it is expired, of another version or unreadable. */
function read(key: string): StoredDraft | undefined {
  try {
    const draft: Partial<StoredDraft> | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    const age = Date.now() - Date.parse(draft?.at ?? '')
    const isWhole = draft?.version === VERSION && typeof draft.values === 'object' && draft.values !== null
    // The shape was checked member by member.
    return isWhole && typeof draft.owner === 'string' && age < LIFETIME ? (draft as StoredDraft) : undefined
  } catch {
    return undefined
  }
}
