import { type OpenEndpoint, open } from '../schema/endpoint.ts'

/** Endpoint of the site's assistant. No schema here, so that visitors' pages may import it. */
export const chatEndpoint: OpenEndpoint<'POST /chat'> = open('POST /chat')

/**
 * Endpoint of the suggested questions that the assistant can answer now in a language, in the form of the singleton `chat-texts`.
 */
export const suggestionsEndpoint: OpenEndpoint<'GET /chat/suggestions'> = open('GET /chat/suggestions')

export interface Suggestion {
  text: string
  en?: { text?: string | null | undefined } | null | undefined
}

/** Limits of one question: number of messages, and characters in each. */
export const CHAT_LIMITS = { messages: 40, characters: 4000 } as const

export const CHAT_ROLES = ['user', 'model'] as const

export interface ChatMessage {
  role: (typeof CHAT_ROLES)[number]
  content: string
}

/** A page of this site that supports a reply: its title and its path. */
export interface ChatSource {
  title: string
  url: string
}

/** Reply of the assistant; other servers may omit the sources. */
export interface ChatReply extends ChatMessage {
  sources?: ChatSource[]
}
