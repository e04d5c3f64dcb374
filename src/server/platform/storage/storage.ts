import type { Readable } from 'node:stream'

/** File storage: a folder or S3. A stored file never changes: the name of an upload is derived from its content. */
export interface Storage {
  /**
   * Stores a file durably and atomically; storing it again renews its modification time. A stream uses constant memory.
   */
  put(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  /** Undefined if there is no such file. */
  open(name: string): Promise<StoredFile | undefined>
  /** Deletes a file; a missing file is not an error. */
  remove(name: string): Promise<void>
  /** All files, in no particular order. */
  list(): AsyncIterable<ListedFile>
  /** Throws if the storage is not accessible. */
  check(): Promise<void>
  /** Deletes the remains of interrupted writes of matching files; call it only while no process writes them. */
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
