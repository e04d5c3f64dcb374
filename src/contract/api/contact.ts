import { z } from 'zod'
import { FIRST_LOCALE, SITE_LOCALES } from '../domain/locales.ts'
import { messages, REPLY_MAX_LENGTH } from '../resources/messages.ts'
import { longText } from '../schema/fieldTypes.ts'
import { schemaOf } from '../schema/schemas.ts'
import { FORM_TOKEN, HONEYPOT } from './contactCalls.ts'
import { FORM_KEY, FORM_KEY_MAX_LENGTH } from './formKey.ts'

const { name, email, phoneNumber, subject, message, noticeVersion } = messages.fields

/** Contact form: the message's fields, and fields for spam and duplicate detection, which never make it invalid. */
export const contactForm = z.object({
  name: schemaOf(name),
  email: schemaOf(email),
  phoneNumber: schemaOf(phoneNumber).optional(),
  subject: schemaOf(subject),
  message: schemaOf(message),
  locale: z
    .enum(SITE_LOCALES)
    .optional()
    .meta({ description: `Language of the sender; by default \`${FIRST_LOCALE}\`.` }),
  /** Version of the privacy notice that was shown with the form. */
  noticeVersion: schemaOf(noticeVersion).optional().catch(null),
  [HONEYPOT]: z.unknown().optional(),
  [FORM_TOKEN]: z.unknown().optional(),
  [FORM_KEY]: z.string().max(FORM_KEY_MAX_LENGTH).optional().catch(undefined),
})
export type ContactForm = z.output<typeof contactForm>

/** A reply or a note. */
export const writtenText = z.object({
  text: schemaOf(longText({ isRequired: true, maxLength: REPLY_MAX_LENGTH })),
})

export const formTokenAnswer = z.object({ token: z.string() })

export const markedRead = z.object({
  marked: z.int(),
  left: z.int().meta({ description: 'Number of messages that are still unread: one call marks at most 500.' }),
})
export type MarkedRead = z.output<typeof markedRead>
