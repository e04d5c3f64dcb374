import type { Readable } from 'node:stream'

/** Where files are kept. Names are made by us, from a file's content, and never change their meaning. */
export interface Storage {
  /** Keeps a file; when this returns it is durable. Keeping the same file twice is no error. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The file, or undefined when there is none of that name. */
  open(name: string): Promise<{ size: number; stream: Readable } | undefined>
  /** Throws when files could not be kept or read right now. */
  check(): Promise<void>
}
