import type { Readable } from 'node:stream'

/** File storage: a folder or S3. A stored file never changes: the name of an upload is derived from its content. */
export interface Storage {
  /** Stores a file durably, whole or not at all; storing it again renews its modification time. A stream takes constant memory. */
  put(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  /** Undefined where there is none. */
  open(name: string): Promise<StoredFile | undefined>
  /** Deletes a file; a missing one is no error. */
  remove(name: string): Promise<void>
  /** All files, in no particular order. */
  list(): AsyncIterable<ListedFile>
  /** Throws where files cannot be read or written now. */
  check(): Promise<void>
  /** Deletes what interrupted writes of such files left; only while nobody writes them. */
  removePartial(isOurs: (name: string) => boolean): Promise<void>
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
