import { createHash } from 'node:crypto'

/** What is kept of a secret that is long enough not to be guessed: SHA-256, in hexadecimal digits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
