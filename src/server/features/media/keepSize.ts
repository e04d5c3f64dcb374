import { parseName } from '../../platform/storage/fileNames.ts'
import type { Shelf } from './keepPicture.ts'
import { findUpload, type UploadRow } from './uploadRows.ts'

/** Keeps a size that was made of a picture, unless that went for good meanwhile; whether it did not. */
export async function keepSize(
  { db, storage }: Shelf,
  upload: UploadRow,
  name: string,
  bytes: Buffer,
): Promise<boolean> {
  await storage.put(name, bytes)
  if (await findUpload(db, parseName(upload.name)!.hash)) return true
  // One that is in the bin, or was replaced, has its files still. Where they go, the picture's own goes first.
  const original = await storage.open(upload.name)
  original?.stream.destroy()
  if (!original) await storage.remove(name)
  return Boolean(original)
}
