/** A known vulnerability that this project lives with until a day, and why it may. */
export interface Exception {
  /** Its number in the advisory database, `GHSA-…`. */
  advisory: string
  package: string
  /** What keeps it from harm here. */
  reason: string
  /** The last day on which it is let pass, `2027-01-31`; a month from the day it is entered is usual. */
  until: string
}

/** Those that are let pass today. One past its day fails, whether or not anybody still warns of it. */
export const exceptions: readonly Exception[] = []
