import { type OpenEndpoint, open } from '../schema/endpoint.ts'

/** Asks the site's assistant. No schema here, so that visitors' pages may import it. */
export const chatCall: OpenEndpoint<'POST /chat'> = open('POST /chat')

/** What one question may carry: messages, and characters in each. */
export const CHAT_LIMITS = { messages: 40, characters: 4000 } as const

export const CHAT_ROLES = ['user', 'model'] as const

/** One turn of the conversation, as it is sent and shown. */
export interface ChatMessage {
  role: (typeof CHAT_ROLES)[number]
  content: string
}

/** A page of this site that an answer rests on: its title and its path. */
export interface ChatSource {
  title: string
  url: string
}

/** What the assistant answers; a server that keeps the specification and no more sends no sources. */
export interface ChatReply extends ChatMessage {
  sources?: ChatSource[]
}
