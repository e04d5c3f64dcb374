/**
 * A value that follows from what a row shows, and that lists can be filtered by beside its fields. Our server finds such
 * rows by a rule of its own; of one that does not know it, the whole list is filtered where it is read.
 */
export interface Derived {
  /** What may be asked for. */
  values: readonly (string | boolean)[]
  /** @param now milliseconds since 1970 */
  of: (row: Readonly<Record<string, unknown>>, now: number) => unknown
}

export type DerivedValues = Readonly<Record<string, Derived>>
