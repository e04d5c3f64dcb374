import { z } from 'zod'
import { LOCALES } from '../constants.ts'
import { isVisible } from '../domain/cleanText.ts'
import { SECOND_FIELD, SITE_LOCALES } from '../domain/locales.ts'
import { chatFaults } from '../i18n/shared/messages.ts'
import { CHAT_LIMITS, CHAT_ROLES } from './chatCalls.ts'

const chatMessage = z.object({
  role: z.enum(CHAT_ROLES),
  content: z.string().max(CHAT_LIMITS.characters, chatFaults.messageTooLong),
})

/** The whole conversation as the visitor's browser stores it; the last message is the new question. */
export const chatQuestion = z.object({
  history: z
    .array(chatMessage)
    .min(1, chatFaults.empty)
    .max(CHAT_LIMITS.messages, chatFaults.tooManyMessages)
    .refine((history) => history.at(-1)?.role !== 'model', chatFaults.lastByUser)
    .refine((history) => history.at(-1)?.role !== 'user' || isVisible(history.at(-1)!.content), chatFaults.empty),
  locale: z
    .enum(LOCALES)
    .optional()
    .meta({ description: 'Language of the answer, its sources and messages; by default that of the content.' }),
})

export const suggestionsQuery = z.object({
  locale: z.enum(SITE_LOCALES).optional().meta({
    description: 'Language of the questions. `en`: only those with an English text, which is also in `text`.',
  }),
})

/** A suggested question. */
export const suggestion = z.object({
  text: z.string(),
  [SECOND_FIELD]: z.object({ text: z.string().nullish() }).nullish(),
})

export const chatAnswer = z.object({
  role: z.literal('model'),
  content: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })).optional(),
})
