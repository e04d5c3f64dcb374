import { type ChatMessage, type ChatReply, chatEndpoint } from '../../../contract/api/chatCalls.ts'
import { fillEndpoint } from '../../../contract/schema/endpoint.ts'
import { isGood } from '../../data/answers.ts'
import { postAnswer } from '../../data/postAnswer.ts'
import { isSource, type Turn } from './conversation.ts'

const { path } = fillEndpoint(chatEndpoint.open)

/** Too many questions: the server says so, and how long that lasts. */
const TOO_MANY = 429

/** Asks the site's assistant. Whatever goes wrong becomes a turn that says so. */
export async function askAssistant(history: ChatMessage[]): Promise<Turn> {
  const answer = await postAnswer(path, { history })
  const { content, sources, message } = (answer.body ?? {}) as Partial<ChatReply> & { message?: unknown }
  if (isGood(answer) && typeof content === 'string' && content.trim())
    return { role: 'model', content, sources: Array.isArray(sources) ? sources.filter(isSource) : [] }
  const words = answer.status === TOO_MANY && typeof message === 'string' ? message : ''
  return { role: 'model', content: words, isFailure: true }
}
