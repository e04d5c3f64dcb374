import { contactInfo } from '../../contract/singletons/index.ts'
import type { Db } from '../db/tables.ts'
import { readSingleton } from '../singletons/singletonStore.ts'

/** Where messages are to be announced, by the contact settings; undefined when they are not to be. */
export async function notificationTargetOf(db: Db): Promise<string | undefined> {
  const settings = await readSingleton(db, contactInfo)
  const target = settings?.enableContactFormNotifications && settings.notificationTargetEmail
  return target ? String(target) : undefined
}
