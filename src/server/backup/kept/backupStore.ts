import type { Readable } from 'node:stream'
import type { ListedFile } from '../../uploads/storage.ts'

/** Where backups are kept: a folder, or a store that speaks S3. It knows nothing of what it keeps. */
export interface BackupStore {
  /** Every file, in no order. */
  list(): Promise<ListedFile[]>
  /** Keeps what comes, whole or not at all; when this returns it is durable. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** The file, or undefined when there is none of that name. */
  open(name: string): Promise<{ size: number; stream: Readable } | undefined>
  /** Forgets a file; one that is not there is forgotten already. */
  remove(name: string): Promise<void>
  /** Takes away what was being written when a process ended. Only for whoever is alone here. */
  tidy(): Promise<void>
}
