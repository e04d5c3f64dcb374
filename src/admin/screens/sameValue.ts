/** Whether two values of a field say the same; an empty text or list is as empty as nothing, also within a list or another language. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(bare(a)) === JSON.stringify(bare(b))

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(bare) : null
  if (typeof value !== 'object' || value === null) return value || null
  const said = Object.entries(value)
    .map(([name, each]) => [name, bare(each)] as const)
    .filter(([, each]) => each !== null)
  return said.length > 0 ? Object.fromEntries(said) : null
}
