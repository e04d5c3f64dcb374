import { z } from 'zod'
import { TOPIC_MAX_LENGTH } from './aiCalls.ts'
import { drafting } from './texts/administrator/drafting.ts'

/** What a draft is to be about. */
export const draftRequest = z.object({
  topic: z.string(drafting.topicMissing).trim().min(1, drafting.topicMissing).max(TOPIC_MAX_LENGTH),
})
