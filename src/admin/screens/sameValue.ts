/** Whether two values of a field say the same; an empty text is as empty as nothing. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a || null) === JSON.stringify(b || null)
