/** Whether two values of a field say the same; an empty text is as empty as nothing, also within a list or another language. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(bare(a)) === JSON.stringify(bare(b))

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value || null
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, bare(each)] as const)
      .filter(([, each]) => each !== null && !isBare(each)),
  )
}

const isBare = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0
