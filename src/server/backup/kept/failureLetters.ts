import { backupTexts } from '../../../contract/texts/administrator/backups.ts'
import type { Ground } from '../../db/inTransaction.ts'
import { postLetter } from '../../mail/outbox.ts'
import type { Settings } from '../../process/settings.ts'

const { letters } = backupTexts

/** What is told of a failure: the first of a row, or that no backup has been made for two days by now. */
export interface Failure {
  why: 'failed' | 'old'
  message: string
  /** The moment of the last backup that was read back, where any is known. */
  lastAt: Date | undefined
}

/** Tells every administrator that there was no backup. */
export async function postFailure(
  ground: Ground,
  { why, message, lastAt }: Failure,
  { SITE_NAME, SITE_TIMEZONE, PUBLIC_URL }: Pick<Settings, 'SITE_NAME' | 'SITE_TIMEZONE' | 'PUBLIC_URL'>,
  now: Date,
): Promise<void> {
  const clock = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeStyle: 'short', timeZone: SITE_TIMEZONE })
  const people = ground.db.selectFrom('administrators').select('email')
  // Who was only invited is none yet, and may never be.
  const administrators = await people.where('invitedAt', 'is', null).execute()
  const text = [
    letters[why].intro(SITE_NAME),
    message,
    lastAt ? letters.last(clock.format(lastAt)) : letters.none,
    letters.again,
    `${letters.open}: ${PUBLIC_URL}/admin/settings/backups`,
  ].join('\n\n')
  for (const { email: recipient } of administrators)
    await postLetter(ground, { recipient, subject: letters[why].subject(SITE_NAME), text: `${text}\n` }, now)
}
