/** What was typed into a form and not saved, kept by this browser. */
export interface Draft {
  /** When it was last typed: ISO 8601. */
  at: string
  /** The version of the record that it was typed over, as its server names it. */
  updatedAt?: string | null
  /** The changed fields alone, as the form edits them. */
  values: Record<string, unknown>
}

/** One draft for each record, and one for the record that is not there yet. */
export const draftKey = (name: string, id: number | string | undefined) => `draft:${name}:${id ?? 'new'}`

/** Undefined where there is none, or one that cannot be read. */
export function readDraft(key: string): Draft | undefined {
  try {
    const draft: Partial<Draft> | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    const isWhole = typeof draft?.values === 'object' && !Number.isNaN(Date.parse(draft.at ?? ''))
    return isWhole ? (draft as Draft) : undefined
  } catch {
    return undefined
  }
}

/** A browser whose storage is full keeps no draft; nothing else suffers. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {}
}

export const forgetDraft = (key: string): void => localStorage.removeItem(key)
