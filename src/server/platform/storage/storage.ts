import type { Readable } from 'node:stream'

/** File storage. A name is derived from the file's content, so that a stored file never changes. */
export interface Storage {
  /** Stores a file durably; storing it again renews its modification time. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined where there is none. */
  open(name: string): Promise<StoredFile | undefined>
  /** Deletes a file; a missing one is no error. */
  remove(name: string): Promise<void>
  /** All files, in no particular order. */
  list(): AsyncIterable<ListedFile>
  /** Throws where files cannot be read or written now. */
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
