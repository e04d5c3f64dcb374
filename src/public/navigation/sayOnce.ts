const said = new Set<string>()

/** Says in the log what went wrong, once, however often it is met. */
export function sayOnce(fault: unknown) {
  const words = String(fault)
  if (said.has(words)) return
  said.add(words)
  console.error(fault)
}
