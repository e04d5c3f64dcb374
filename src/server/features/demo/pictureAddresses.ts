import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOfClean } from '../media/uploads.ts'

export const PICTURES = join(import.meta.dirname, 'pictures')

const known = new Map<string, Promise<string>>()

/** The address under which a picture of the demo content is kept, which follows from what is in it. */
export function addressOfPicture(file: string): Promise<string> {
  const address = known.get(file) ?? readFile(join(PICTURES, file)).then((bytes) => addressOfClean(bytes))
  known.set(file, address)
  address.catch(() => known.delete(file))
  return address
}
