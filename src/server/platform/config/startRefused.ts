/** A start that cannot work. Its message is one line that names the setting and the mend; the process ends with 1. */
export class StartRefused extends Error {}

/** What the operating system says of a file, without its name: `ENOSPC: no space left on device`. */
export const sentenceOf = ({ message }: Error): string => message.replace(/, \w+( '.*)?$/, '')

/** What is behind an error, and behind that: the network's own word is the last. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error && reasonOf(error.cause)) || error.message : String(error)
