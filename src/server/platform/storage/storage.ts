import type { Readable } from 'node:stream'

/** Where files are kept. Names are made by us, from a file's content, and never change their meaning. */
export interface Storage {
  /** Keeps a file; when this returns it is durable. Keeping the same file twice is no error, and makes it new again. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The file, or undefined when there is none of that name. */
  open(name: string): Promise<StoredFile | undefined>
  /** Forgets a file; one that is not there is forgotten already. */
  remove(name: string): Promise<void>
  /** Every file, in no order. */
  list(): AsyncIterable<ListedFile>
  /** Throws when files could not be kept or read right now. */
  check(): Promise<void>
}

export interface StoredFile {
  /** In bytes. */
  size: number
  stream: Readable
}

export interface ListedFile {
  name: string
  size: number
  modifiedAt: Date
}
