import { DRAFT_OWNER } from '../../session/session.ts'

/** What was typed into a form and not saved, kept by this browser. */
export interface Draft {
  /** When it was last typed: ISO 8601. */
  at: string
  /** The version of the record that it was typed over, as its server names it. */
  updatedAt?: string | null
  /** The changed fields alone, as the form edits them. */
  values: Record<string, unknown>
}

/** As it stands in local storage. */
interface Kept extends Draft {
  version: number
  /** The e-mail of whoever typed it; empty where that was not known. */
  owner: string
}

export interface FoundDraft extends Draft {
  key: string
}

/** What a draft says has this shape. Whoever changes what a widget edits counts on: older drafts are dropped. */
const VERSION = 2

/** How long a draft is kept after it was last typed, in milliseconds. */
const LIFETIME = 14 * 24 * 60 * 60 * 1000

const PREFIX = 'draft:'

/** What drafts of one record begin with, or of the record that is not there yet. */
export const draftPlace = (name: string, id: number | string | undefined) => `${PREFIX}${name}:${id ?? 'new'}:`

/** The drafts of a record that this person typed, the newest first; those that an open form holds are no one else's. */
export async function findDrafts(place: string, owner: string): Promise<FoundDraft[]> {
  const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name))
  return draftKeys()
    .filter((key) => key.startsWith(place) && !held.has(key))
    .flatMap((key) => {
      const kept = read(key)
      return kept && isOf(owner, kept) ? [{ ...kept, key }] : []
    })
    .sort((a, b) => b.at.localeCompare(a.at))
}

/** Keeps a draft as this form's own, in the eyes of other tabs, until the returned function is called or the tab is gone. */
export function holdDraft(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const leaving = new AbortController()
  // Browsers know locks on secure pages alone; elsewhere a draft may be offered twice.
  navigator.locks?.request(key, { signal: leaving.signal }, () => promise).catch(() => {})
  return () => {
    leaving.abort()
    resolve()
  }
}

/** A browser whose storage is full keeps no draft; nothing else suffers. */
export function keepDraft(key: string, draft: Draft, owner: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, version: VERSION, owner } satisfies Kept))
  } catch {}
}

export const forgetDraft = (key: string): void => localStorage.removeItem(key)

/** Whose drafts are made here: of whoever signed in last, or empty where that is not known. */
export const draftOwner = (): string => localStorage.getItem(DRAFT_OWNER) ?? ''

export const hasOwnDrafts = (): boolean => ownDraftKeys().length > 0

/** Whoever signs out on purpose leaves nothing behind. */
export const forgetOwnDrafts = (): void => ownDraftKeys().forEach(forgetDraft)

/** Takes away what is too old, of another shape, or cannot be read. */
export const sweepDrafts = (): void =>
  draftKeys()
    .filter((key) => !read(key))
    .forEach(forgetDraft)

function draftKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
}

function ownDraftKeys(): string[] {
  const owner = draftOwner()
  return draftKeys().filter((key) => {
    const kept = read(key)
    return !kept || isOf(owner, kept)
  })
}

const isOf = (owner: string, kept: Kept) => kept.owner === owner || kept.owner === ''

/** Undefined for one that is not to be offered any more. */
function read(key: string): Kept | undefined {
  try {
    const kept: Partial<Kept> | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    const age = Date.now() - Date.parse(kept?.at ?? '')
    const isWhole = kept?.version === VERSION && typeof kept.values === 'object' && kept.values !== null
    return isWhole && typeof kept.owner === 'string' && age < LIFETIME ? (kept as Kept) : undefined
  } catch {
    return undefined
  }
}
