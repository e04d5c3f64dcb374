/** What a text says in JSON; a text that is no JSON says nothing. */
export function jsonIn(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
