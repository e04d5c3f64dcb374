type Choice = 1 | 2 | 3 | 4

/**
 * The scene that stands in for a thing's missing picture, the same on every page. Counted, as things are numbered in the order
 * of their lists: so neighbours differ.
 */
export const standInOf = <Kind extends 'service' | 'post'>(kind: Kind, { id }: { id: number }) =>
  `${kind}-${((id % 4) + 1) as Choice}` as const
