import { useState } from 'react'
import {
  CHAT_LIMITS,
  CHAT_ROLES,
  type ChatMessage,
  type ChatReply,
  type ChatSource,
  chatEndpoint,
} from '../../../contract/api/chatCalls.ts'
import { CHAT_REPLY_DELAY, LOCALES, type Locale } from '../../../contract/constants.ts'
import { cleanText } from '../../../contract/domain/cleanText.ts'
import { fillEndpoint } from '../../../contract/schema/endpoint.ts'
import { isOwnApi, postJson } from '../../data/apiClient.ts'
import { hasData } from '../../data/responses.ts'
import { sendEvent } from '../visits/beacon.ts'

/** One turn of the conversation. A failure is a turn of the model; its content is the server's message, if any. */
export interface Turn extends ChatReply {
  isFailure?: boolean
  /** Its language: that of the page, or of the greeting if that is not translated. */
  locale?: Locale
}

export interface Greeting {
  text: string
  /** If it is not in the language of the page. */
  lang: Locale | undefined
}

interface ConversationOptions {
  /** Undefined while it is loading. */
  greeting: Greeting | undefined
  /** Language of the page, in which the assistant answers. */
  locale: Locale
  /** Text of failures. */
  failed: string
}

/**
 * The conversation with the assistant, which begins with its greeting; without turns while that is loading. In session
 * storage it survives a reload.
 */
export function useConversation({ greeting, locale, failed }: ConversationOptions) {
  const [saved, setTurns] = useState<readonly Turn[] | undefined>(restoreTurns)
  const turns =
    saved ??
    (greeting ? [{ role: 'model', content: greeting.text, locale: greeting.lang ?? locale } satisfies Turn] : [])
  const last = turns.at(-1)
  const isWaiting = last?.role === 'user'
  const change = (next: readonly Turn[]) => {
    setTurns(next)
    saveTurns(next)
  }
  const appendReply = async (turns: readonly Turn[]) => {
    change(turns)
    const reply = await requestReply(historyOf(turns, failed), locale)
    await new Promise((resolve) => setTimeout(resolve, CHAT_REPLY_DELAY))
    change([...turns, { ...reply, locale }])
  }
  return {
    turns,
    /** A reply is pending. */
    isWaiting,
    /** Sends a question; ignored while a reply is pending or if it is blank (docs/product.md, section 5). */
    send(question: string) {
      const content = cleanText(question)
      if (content === '' || isWaiting) return
      sendEvent('chat')
      void appendReply([...turns, { role: 'user', content, locale }])
    },
    /** Sends the last question again; its reply replaces the failure. */
    retry() {
      if (last?.isFailure) void appendReply(turns.slice(0, -1))
    },
  }
}

/** Too many requests: the server's message says for how long. */
const TOO_MANY_REQUESTS = 429

/** Requests a reply from the assistant. An error becomes a turn with `isFailure`. */
async function requestReply(history: ChatMessage[], locale: Locale): Promise<Turn> {
  const response = await postJson(fillEndpoint(chatEndpoint.open).path, { history, ...(isOwnApi() && { locale }) })
  const { content, sources, message } = (response.body ?? {}) as Partial<ChatReply> & { message?: unknown }
  if (hasData(response) && typeof content === 'string' && content.trim())
    return { role: 'model', content, sources: Array.isArray(sources) ? sources.filter(isSource) : [] }
  const details = response.status === TOO_MANY_REQUESTS && typeof message === 'string' ? message : ''
  return { role: 'model', content: details, isFailure: true }
}

/** The history as the request sends it: the whole list (docs/product.md, section 7), within the limits of the API. */
export const historyOf = (turns: readonly Turn[], failed: string): ChatMessage[] =>
  turns.slice(-CHAT_LIMITS.messages).map(({ role, content, isFailure }) => ({
    role,
    content: isFailure ? failed : content.slice(0, CHAT_LIMITS.characters),
  }))

const STORAGE_KEY = 'chat'

function saveTurns(turns: readonly Turn[]) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(turns))
  } catch {
    // Blocked or full: the conversation ends with the document.
  }
}

/** The saved turns. A question without a reply counts as failed. */
function restoreTurns(): Turn[] | undefined {
  try {
    const turns = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as unknown[]
    if (turns.length === 0 || !turns.every(isTurn)) return undefined
    return turns.at(-1)!.role === 'user' ? [...turns, { role: 'model', content: '', isFailure: true }] : turns
  } catch {
    return undefined
  }
}

const isTurn = (value: unknown): value is Turn => {
  const { role, content, sources = [], locale } = (value ?? {}) as Partial<Turn>
  return (
    CHAT_ROLES.includes(role!) &&
    typeof content === 'string' &&
    Array.isArray(sources) &&
    sources.every(isSource) &&
    (locale === undefined || LOCALES.includes(locale))
  )
}

/** A source is a page of this site: its URL is a path. */
const isSource = (value: unknown): value is ChatSource => {
  const { title, url } = (value ?? {}) as Partial<ChatSource>
  return typeof title === 'string' && typeof url === 'string' && /^\/(?![/\\])/.test(url)
}
