import { chatAnswer, chatQuestion } from '../../../contract/api/chat.ts'
import { chatCall } from '../../../contract/api/chatCalls.ts'
import { at } from '../../platform/http/access.ts'
import { networkOf } from '../../platform/http/clientAddress.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import type { RequestLimit } from '../../platform/rateLimit/requestLimits.ts'
import type { Assistant } from './assistant.ts'

/** Answers visitors' questions. Nothing of a conversation is kept, in no table and in no log. */
export const chatRoutes: ZodRoutes<{ answer: Assistant; limit: RequestLimit }> = async (app, { answer, limit }) => {
  app.route({
    ...at(chatCall, { body: 'chat' }),
    schema: {
      tags: ['assistant'],
      summary: 'Ask the assistant',
      body: chatQuestion,
      response: { 200: chatAnswer },
    },
    preHandler: limit,
    handler: ({ body: { history }, ip, log }) => answer(history, { network: networkOf(ip), log }),
  })
}
