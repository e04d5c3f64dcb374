/** Parses JSON; undefined if the text is not JSON. */
export function jsonIn(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
