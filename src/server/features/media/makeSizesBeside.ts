import type { Settings } from '../../platform/config/settings.ts'
import { connectToRead } from '../../platform/db/connect.ts'
import { openStorage } from '../../platform/storage/openStorage.ts'
import { makeMissingSizes } from './missingSizes.ts'

/** Makes the sizes that pictures lack while another process has the database. */
export async function makeSizesBeside(settings: Settings): Promise<void> {
  const { db, close } = await connectToRead(settings.DATABASE_URL)
  try {
    await makeMissingSizes({ db, storage: await openStorage(settings) })
  } finally {
    await close()
  }
}
