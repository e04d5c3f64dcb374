import type { Derived } from '../../schema/resource.ts'

/** Whether anything shows a picture. */
export const isUsed: Derived = {
  values: [true, false],
  of: ({ usedIn }) => Array.isArray(usedIn) && usedIn.length > 0,
}

/** Whether it is said what is seen in a picture. */
export const hasAlt: Derived = { values: [true, false], of: ({ alt }) => Boolean(alt) }
