/** A table whose rows are counted by their flags, which every list is narrowed by or merged from. */
export interface CountedFlags {
  table: string
  flags: readonly string[]
}

/** What the lists of a table ask of the database, by the names that its columns have in the program. */
export interface KeptLists extends CountedFlags {
  /** What lists are sorted by besides the flags and the id. */
  orders: readonly string[]
  /** Those of them that may be null, which then stand last. */
  empties?: readonly string[]
  /** The column of folded text that `q` searches. */
  searched?: string
}
