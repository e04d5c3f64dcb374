import { isIPv6 } from 'node:net'
import { domainToASCII } from 'node:url'
import { type RawBuilder, sql } from 'kysely'
import type { Settings } from '../config/settings.ts'
import { createEncryption } from '../crypto/encryption.ts'
import type { Db } from '../db/tables.ts'
import { createMailer, type Mailer } from './mailer.ts'

/** The table of the mail server in the panel, and its name in change events. */
export const MAIL_SETTINGS = 'mailSettings'

/** The mail server of the process's settings, which wins over the stored one. */
type SmtpSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>

/** The mail server that administrators set in the panel. */
export interface StoredMailSettings {
  host: string
  port: number
  user: string | null
  /** In plain text; encrypted in the table. */
  password: string | null
  from: string
  /** TLS from the first byte, instead of STARTTLS where the server offers it. */
  isSecure: boolean
}

/** The table's only row. */
const ID = 1

const encryptionOf = (db: Db) => createEncryption(db, 'mail settings')

/** The stored mail server; undefined without one. A password that cannot be decrypted is null: the server refuses the sign-in. */
export async function readMailSettings(db: Db): Promise<StoredMailSettings | undefined> {
  const row = await db.selectFrom(MAIL_SETTINGS).selectAll().where('id', '=', ID).executeTakeFirst()
  if (!row) return undefined
  const { host, port, userName: user, password, sender: from, isSecure } = row
  const decrypted = password === null ? null : ((await encryptionOf(db).decrypt(password)) ?? null)
  return { host, port, user, password: decrypted, from, isSecure: Boolean(isSecure) }
}

export async function writeMailSettings(db: Db, { user, from, password, ...rest }: StoredMailSettings): Promise<void> {
  const encrypted = password === null ? null : await encryptionOf(db).encrypt(password)
  const row = { ...rest, userName: user, sender: from, password: encrypted }
  await db
    .insertInto(MAIL_SETTINGS)
    .values({ id: ID, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteMailSettings(db: Db): Promise<void> {
  await db.deleteFrom(MAIL_SETTINGS).execute()
}

/** The mailer in force: of `SMTP_URL`, else of the stored mail server. It is read each time, so that a change applies to all instances at once. */
export async function findMailer(db: Db, settings: SmtpSettings): Promise<Mailer | undefined> {
  if (settings.SMTP_URL) return createMailer(settings)
  const stored = await readMailSettings(db)
  return stored && createMailer({ SMTP_URL: urlOf(stored), MAIL_FROM: stored.from })
}

interface MailContext {
  db: Db
  settings: Pick<SmtpSettings, 'SMTP_URL'>
}

/** Whether a mail server is in force. */
export async function canSendEmail({ db, settings }: MailContext): Promise<boolean> {
  if (settings.SMTP_URL) return true
  return (await db.selectFrom(MAIL_SETTINGS).select('id').executeTakeFirst()) !== undefined
}

/** `canSendEmail` as a condition of a query. */
export const canSendCondition = ({ SMTP_URL }: Pick<SmtpSettings, 'SMTP_URL'>): RawBuilder<boolean> =>
  SMTP_URL ? sql`1 = 1` : sql`exists (select 1 from ${sql.table(MAIL_SETTINGS)})`

/** A stored mail server in the form of `SMTP_URL`. */
function urlOf({ host, port, user, password, isSecure }: StoredMailSettings): string {
  const account = user === null ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`
  return `${isSecure ? 'smtps' : 'smtp'}://${account}${isIPv6(host) ? `[${host}]` : domainToASCII(host)}:${port}`
}
