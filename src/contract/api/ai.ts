import { z } from 'zod'
import { cleanText } from '../domain/cleanText.ts'
import { drafting } from '../i18n/admin/drafting.ts'
import { TOPIC_MAX_LENGTH } from './aiCalls.ts'

/** What a draft is to be about. */
export const draftRequest = z.object({
  topic: z.string(drafting.topicMissing).overwrite(cleanText).min(1, drafting.topicMissing).max(TOPIC_MAX_LENGTH),
})
