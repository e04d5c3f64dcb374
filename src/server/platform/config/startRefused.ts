/** Refusal to start: one line that names the setting and the fix; the process exits with status 1. */
export class StartRefused extends Error {}

/** A file system error without the path: `ENOSPC: no space left on device`. */
export const sentenceOf = ({ message }: Error): string => message.replace(/, \w+( '.*)?$/, '')

/** The message of an error's innermost cause, such as the network's. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error && reasonOf(error.cause)) || error.message : String(error)
