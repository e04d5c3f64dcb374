/** A record as the API shows it. */
export type Row = Record<string, unknown> & { id: number; createdAt: string; updatedAt: string }

/** Why a write did not happen. */
export type Refusal = 'missing' | 'stale' | 'slugTaken'
export type Outcome = { row: Row; refused?: undefined } | { row?: undefined; refused: Refusal }

/** Whether a writer still means the row that is stored, judged by its `updatedAt`. */
export type Guard = (updatedAt: string) => boolean
export const always: Guard = () => true

/** Now, but later than the last change of a row: two changes within a millisecond still differ. */
export const momentAfter = (moment: string, now: number): string =>
  new Date(Math.max(now, Date.parse(moment) + 1)).toISOString()
