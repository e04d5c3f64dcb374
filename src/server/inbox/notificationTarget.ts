import { contactInfo } from '../../contract/singletons/index.ts'
import type { Db } from '../db/tables.ts'
import { createChanges } from '../shared/changes.ts'
import { createSingletonStore } from '../singletons/singletonStore.ts'

/** Where messages are to be announced, by the contact settings; undefined when they are not to be. */
export async function notificationTargetOf(db: Db): Promise<string | undefined> {
  const settings = await createSingletonStore(db, contactInfo, { changes: createChanges() }).read()
  const target = settings?.enableContactFormNotifications && settings.notificationTargetEmail
  return target ? String(target) : undefined
}
