/** An error for the operator: its message is one line that names the cause and the fix. A start or a command that throws it exits with 1. */
export class OperatorError extends Error {}

/** A file system error without the path: `ENOSPC: no space left on device`. */
export const sentenceOf = ({ message }: Error): string => message.replace(/, \w+( '.*)?$/, '')

/** The message of an error's innermost cause, such as the network's, in one line. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? (error.cause instanceof Error && reasonOf(error.cause)) || error.message.trim().replace(/\s+/g, ' ')
    : String(error)
