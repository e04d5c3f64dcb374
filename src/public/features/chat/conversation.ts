import {
  CHAT_LIMITS,
  CHAT_ROLES,
  type ChatMessage,
  type ChatReply,
  type ChatSource,
} from '../../../contract/api/chatCalls.ts'
import { CHAT_REPLY_DELAY } from '../../../contract/constants.ts'
import { cleanText } from '../../../contract/domain/plainText.ts'
import { chat } from '../../../contract/i18n/site/chat.ts'

/** One turn as it is shown. A failure is the model's turn too; its content is what the server says besides, if anything. */
export interface Turn extends ChatReply {
  isFailure?: boolean
}

interface State {
  turns: readonly Turn[]
  /** An answer is on its way. */
  isWaiting: boolean
  /** What is being written, not yet sent. */
  draft: string
}

export interface Conversation {
  read(): State
  subscribe(onChange: () => void): () => void
  write(draft: string): void
  /** Sends what is written; nothing while an answer is pending, nor when it is blank (the specification's section 5). */
  send(): Promise<void>
  /** Asks the last question again, in place of the failure that answered it. */
  retry(): Promise<void>
}

/** Where it is kept over a reload: for this tab, until it is closed. */
const KEY = 'chat'

/** A conversation that begins with a greeting. `ask` answers a history that ends with the visitor, and never throws. */
export function createConversation(
  greeting: string,
  ask: (history: ChatMessage[]) => Promise<Turn>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): Conversation {
  const listeners = new Set<() => void>()
  let state: State = {
    turns: restoredFrom(storage) ?? [{ role: 'model', content: greeting }],
    isWaiting: false,
    draft: '',
  }
  const change = (changes: Partial<State>) => {
    state = { ...state, ...changes }
    if (changes.turns) keep(storage, changes.turns)
    for (const listener of listeners) listener()
  }
  const answer = async (turns: readonly Turn[]) => {
    change({ turns, isWaiting: true })
    const reply = await ask(historyOf(turns))
    await new Promise((resolve) => setTimeout(resolve, CHAT_REPLY_DELAY))
    change({ turns: [...turns, reply], isWaiting: false })
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
      await answer([...state.turns, { role: 'user', content }])
    },
    async retry() {
      if (state.turns.at(-1)?.isFailure && !state.isWaiting) await answer(state.turns.slice(0, -1))
    },
  }
}

/** What is sent: the full list (the specification's section 7), as far as a question may carry it. */
export const historyOf = (turns: readonly Turn[]): ChatMessage[] =>
  turns.slice(-CHAT_LIMITS.messages).map(({ role, content, isFailure }) => ({
    role,
    content: isFailure ? chat.failed : content.slice(0, CHAT_LIMITS.characters),
  }))

function keep(storage: Pick<Storage, 'setItem'>, turns: readonly Turn[]) {
  try {
    storage.setItem(KEY, JSON.stringify(turns))
  } catch {
    // Closed or full: then the conversation lasts as long as the page.
  }
}

/** A question whose answer was lost by the reload counts as failed. */
function restoredFrom(storage: Pick<Storage, 'getItem'>): Turn[] | undefined {
  try {
    const turns = JSON.parse(storage.getItem(KEY) ?? '[]') as unknown[]
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

/** A source leads to a page of this site, by its path. */
export const isSource = (value: unknown): value is ChatSource => {
  const { title, url } = (value ?? {}) as Partial<ChatSource>
  return typeof title === 'string' && typeof url === 'string' && /^\/(?![/\\])/.test(url)
}
