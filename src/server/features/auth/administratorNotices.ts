import { type NoticeAbout, type NoticeKind, noticeMail } from '../../../contract/i18n/admin/noticeMail.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import { enqueueEmail } from '../../platform/mail/outbox.ts'

export type AdministratorNotices = ReturnType<typeof createAdministratorNotices>

/**
 * Emails to every administrator about what a stolen session could be misused for (CONTRACT section 5, "recent sign-in"). They go
 * through the outbox with the transaction that they are about; without a mail server there are none. Whoever is to be removed
 * is still one of them as long as the notice comes first.
 */
export const createAdministratorNotices =
  ({ SITE_NAME, PUBLIC_URL, SMTP_URL }: Pick<Settings, 'SITE_NAME' | 'PUBLIC_URL' | 'SMTP_URL'>, now: () => number) =>
  async (ground: TransactionContext, kind: NoticeKind, about: NoticeAbout): Promise<void> => {
    if (!SMTP_URL) return
    // Who was only invited is no administrator yet.
    const recipients = await ground.db
      .selectFrom('administrators')
      .select('email')
      .where('invitedAt', 'is', null)
      .execute()
    const { subject, text } = noticeMail[kind]
    const mail = { subject: subject(SITE_NAME), text: text(SITE_NAME, `${PUBLIC_URL}/admin/settings/activity`, about) }
    for (const { email: recipient } of recipients) await enqueueEmail(ground, { recipient, ...mail }, new Date(now()))
  }
