import {
  CHAT_LIMITS,
  CHAT_ROLES,
  type ChatMessage,
  type ChatReply,
  type ChatSource,
  chatEndpoint,
} from '../../../contract/api/chatCalls.ts'
import { CHAT_REPLY_DELAY } from '../../../contract/constants.ts'
import { cleanText } from '../../../contract/domain/plainText.ts'
import { chat } from '../../../contract/i18n/site/chat.ts'
import { fillEndpoint } from '../../../contract/schema/endpoint.ts'
import { postJson } from '../../data/apiClient.ts'
import { isGood } from '../../data/responses.ts'

/** One turn of the conversation. A failure is a turn of the model; its content is the server's message, if any. */
export interface Turn extends ChatReply {
  isFailure?: boolean
}

interface State {
  turns: readonly Turn[]
  /** Waiting for a reply. */
  isWaiting: boolean
  /** Text of the field. */
  draft: string
}

export interface Conversation {
  read(): State
  subscribe(onChange: () => void): () => void
  write(draft: string): void
  /** Sends the draft; ignored while a reply is pending or if it is blank (the specification's section 5). */
  send(): Promise<void>
  /** Sends the last question again and replaces the failure by its reply. */
  retry(): Promise<void>
}

/** Key in session storage: the conversation survives a reload. */
const STORAGE_KEY = 'chat'

/** Creates a conversation that starts with a greeting. `reply` gets the history, the visitor's question last, and never rejects. */
export function createConversation(
  greeting: string,
  reply: (history: ChatMessage[]) => Promise<Turn>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): Conversation {
  const listeners = new Set<() => void>()
  let state: State = {
    turns: restoreTurns(storage) ?? [{ role: 'model', content: greeting }],
    isWaiting: false,
    draft: '',
  }
  const change = (changes: Partial<State>) => {
    state = { ...state, ...changes }
    if (changes.turns) saveTurns(storage, changes.turns)
    for (const listener of listeners) listener()
  }
  const appendReply = async (turns: readonly Turn[]) => {
    change({ turns, isWaiting: true })
    const turn = await reply(historyOf(turns))
    await new Promise((resolve) => setTimeout(resolve, CHAT_REPLY_DELAY))
    change({ turns: [...turns, turn], isWaiting: false })
  }
  return {
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    write: (draft) => change({ draft }),
    async send() {
      const content = cleanText(state.draft)
      if (content === '' || state.isWaiting) return
      change({ draft: '' })
      await appendReply([...state.turns, { role: 'user', content }])
    },
    async retry() {
      if (state.turns.at(-1)?.isFailure && !state.isWaiting) await appendReply(state.turns.slice(0, -1))
    },
  }
}

/** Too many requests: the server's message says for how long. */
const TOO_MANY_REQUESTS = 429

/** Requests a reply from the assistant. An error becomes a turn with `isFailure`. */
export async function requestReply(history: ChatMessage[]): Promise<Turn> {
  const response = await postJson(fillEndpoint(chatEndpoint.open).path, { history })
  const { content, sources, message } = (response.body ?? {}) as Partial<ChatReply> & { message?: unknown }
  if (isGood(response) && typeof content === 'string' && content.trim())
    return { role: 'model', content, sources: Array.isArray(sources) ? sources.filter(isSource) : [] }
  const details = response.status === TOO_MANY_REQUESTS && typeof message === 'string' ? message : ''
  return { role: 'model', content: details, isFailure: true }
}

/** The history as the request sends it: the whole list (the specification's section 7), within the limits of the API. */
export const historyOf = (turns: readonly Turn[]): ChatMessage[] =>
  turns.slice(-CHAT_LIMITS.messages).map(({ role, content, isFailure }) => ({
    role,
    content: isFailure ? chat.failed : content.slice(0, CHAT_LIMITS.characters),
  }))

function saveTurns(storage: Pick<Storage, 'setItem'>, turns: readonly Turn[]) {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(turns))
  } catch {
    // Blocked or full: the conversation ends with the document.
  }
}

/** The saved turns. A question without a reply counts as failed. */
function restoreTurns(storage: Pick<Storage, 'getItem'>): Turn[] | undefined {
  try {
    const turns = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]') as unknown[]
    if (turns.length === 0 || !turns.every(isTurn)) return undefined
    return turns.at(-1)!.role === 'user' ? [...turns, { role: 'model', content: '', isFailure: true }] : turns
  } catch {
    return undefined
  }
}

const isTurn = (value: unknown): value is Turn => {
  const { role, content, sources = [] } = (value ?? {}) as Partial<Turn>
  return CHAT_ROLES.includes(role!) && typeof content === 'string' && Array.isArray(sources) && sources.every(isSource)
}

/** A source is a page of this site: its URL is a path. */
const isSource = (value: unknown): value is ChatSource => {
  const { title, url } = (value ?? {}) as Partial<ChatSource>
  return typeof title === 'string' && typeof url === 'string' && /^\/(?![/\\])/.test(url)
}
