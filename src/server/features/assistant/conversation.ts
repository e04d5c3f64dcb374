import type { ChatMessage, ChatReply } from '../../../contract/api/chatCalls.ts'
import { cleanText } from '../../../contract/domain/plainText.ts'
import type { Found, Search } from '../search/index.ts'
import { withoutAddresses } from './mask.ts'

/** What is asked: the last message of a conversation that a visitor's browser sent, which may be forged in any part. */
export const questionIn = (history: readonly ChatMessage[]): string => cleanText(history.at(-1)!.content)

/** A question that has fewer words that the site knows leans on the one before it: `peki fiyatı?` */
const LEANING = 2
/** Parts of a long message that are looked for by themselves, and which share of one a page must have. */
const MOST_PARTS = 6
const LEAST_SHARE = 0.6

/** What the site knows of a question, in the light of the one before it where it needs that. */
export async function findFor(search: Pick<Search, 'find'>, history: readonly ChatMessage[]): Promise<Found> {
  const question = withoutAddresses(questionIn(history))
  const found = await search.find(question)
  if (found.terms.length < LEANING) {
    const before = history.slice(0, -1).findLast(({ role }) => role === 'user')
    const together = before && (await search.find(`${withoutAddresses(before.content)}\n${question}`))
    return together?.pages.length ? together : found
  }
  return found.pages.length ? found : ((await findPart(search, question)) ?? found)
}

/** People say who they are and where they farm before they ask: the part of a message that a page answers, the last one first. */
async function findPart({ find }: Pick<Search, 'find'>, message: string): Promise<Found | undefined> {
  const parts = message.split(/[.,;:!?\n]+/).filter((part) => part.trim())
  if (parts.length < 2) return undefined
  for (const part of parts.slice(-MOST_PARTS).toReversed()) {
    const found = await find(part)
    if (found.terms.length >= LEANING && (found.pages[0]?.coverage ?? 0) >= LEAST_SHARE) return found
  }
  return undefined
}

/** What the assistant answers. */
export interface Reply extends ChatReply {
  role: 'model'
}

export const replyWith = (content: string, sources: ChatReply['sources'] = []): Reply => ({
  role: 'model',
  content,
  ...(sources.length && { sources: sources.map(({ title, url }) => ({ title, url })) }),
})
