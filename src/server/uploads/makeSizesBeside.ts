import { connectToRead } from '../db/connect.ts'
import type { Settings } from '../process/settings.ts'
import { makeMissingSizes } from './missingSizes.ts'
import { openStorage } from './openStorage.ts'

/** Makes the sizes that pictures lack while another process has the database. */
export async function makeSizesBeside(settings: Settings): Promise<void> {
  const { db, close } = await connectToRead(settings.DATABASE_URL)
  try {
    await makeMissingSizes({ db, storage: await openStorage(settings) })
  } finally {
    await close()
  }
}
