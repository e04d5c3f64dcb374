import { contactInfo } from '../../contract/pages/index.ts'
import { createChanges } from '../changes.ts'
import type { Db } from '../db/tables.ts'
import { createContentStore } from '../pageContent/contentStore.ts'

/** Where messages are to be announced, by the contact settings; undefined when they are not to be. */
export async function notificationTargetOf(db: Db): Promise<string | undefined> {
  const settings = await createContentStore(db, contactInfo, { changes: createChanges() }).read()
  const target = settings?.enableContactFormNotifications && settings.notificationTargetEmail
  return target ? String(target) : undefined
}
