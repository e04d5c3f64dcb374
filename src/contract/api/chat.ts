import { z } from 'zod'
import { isVisible } from '../domain/plainText.ts'
import { assistant } from '../i18n/site/assistant.ts'
import { CHAT_LIMITS, CHAT_ROLES } from './chatCalls.ts'

const { refusals } = assistant

const chatMessage = z.object({
  role: z.enum(CHAT_ROLES),
  content: z.string().max(CHAT_LIMITS.characters, refusals.messageTooLong),
})

/** The whole conversation as the visitor's browser stores it; the last message is the new question. */
export const chatQuestion = z.object({
  history: z
    .array(chatMessage)
    .min(1, refusals.empty)
    .max(CHAT_LIMITS.messages, refusals.tooManyMessages)
    .refine((history) => history.at(-1)?.role !== 'model', refusals.lastByUser)
    .refine((history) => history.at(-1)?.role !== 'user' || isVisible(history.at(-1)!.content), refusals.empty),
})

/** A suggested question. */
export const suggestion = z.object({ text: z.string(), en: z.object({ text: z.string().nullish() }).nullish() })

export const chatAnswer = z.object({
  role: z.literal('model'),
  content: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })).optional(),
})
