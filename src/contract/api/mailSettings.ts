import { z } from 'zod'
import { cleanText } from '../domain/cleanText.ts'
import { mailTexts } from '../i18n/admin/mail.ts'
import { text } from '../schema/fieldTypes.ts'
import { schemaOf } from '../schema/schemas.ts'
import { MAIL_MAX_LENGTHS as MAX } from './endpoints.ts'

const { faults } = mailTexts

/** Name or address of a computer, without scheme and port; names of private networks are allowed. */
const HOST = /^(?:[\p{L}\p{N}._-]+|[\da-f:]*:[\da-f:.]*)$/iu

/** `site@example.com` or `Name <site@example.com>`. */
const SENDER = /^(?:[^\s@<>,;]+@[^\s@<>,;]+|[^<>,;]*<[^\s@<>,;]+@[^\s@<>,;]+>)$/

const line = (max: number) => z.string().overwrite(cleanText).max(max)
const filled = (max: number, pattern: RegExp, message: string) =>
  line(max)
    .min(1)
    .refine((value) => value === '' || pattern.test(value), message)
const optional = (schema: z.ZodType<string>) =>
  schema
    .nullable()
    .transform((value) => value || null)
    .optional()

/** The mail server of the panel. Fields that are left out keep their values. */
export const mailSettingsInput = z
  .object({
    host: filled(MAX.host, HOST, faults.host).meta({ examples: ['mail.example.com'] }),
    port: z.int().min(1).max(65_535).meta({ description: 'Default: 465 with `isSecure`, else 587.' }),
    user: optional(line(MAX.user)),
    password: optional(z.string().max(MAX.password)).meta({
      description: 'Stored encrypted and never returned; kept when omitted, removed when empty.',
    }),
    from: filled(MAX.from, SENDER, faults.from).meta({ examples: ['Site <site@example.com>'] }),
    isSecure: z.boolean().meta({ description: 'TLS from the first byte; else STARTTLS if the server offers it.' }),
  })
  .partial()
export type MailSettingsInput = z.output<typeof mailSettingsInput>

/** The mail server in force, without its password; null without one. */
export const mailSettings = z.object({
  host: z.string().nullable(),
  port: z.int().nullable(),
  user: z.string().nullable(),
  from: z.string().nullable(),
  isSecure: z.boolean().nullable(),
  hasPassword: z.boolean(),
  isManaged: z.boolean().meta({ description: 'Set by `SMTP_URL`, which takes precedence: it cannot be changed here.' }),
})
export type MailSettings = z.output<typeof mailSettings>

export const testMail = z.object({ to: schemaOf(text({ isRequired: true, format: 'email', maxLength: 254 })) })
