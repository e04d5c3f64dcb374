import { startOf } from '../../contract/singletons/starts.ts'
import type { Answer } from '../../contract/site.ts'
import { isGood, NO_ANSWER } from '../api/answers.ts'
import { addressOf } from '../api/calls.ts'
import type { Written } from './inEnglish.ts'

/** Where singletons are read, by their key. */
const CONTENT = /^\/page-content\/([^/?]+)$/

const NOTICE = addressOf('GET /page-content/privacy')
const NOTICE_PAGE = '/gizlilik'

const startAt = (address: string) => {
  const [, key] = CONTENT.exec(address) ?? []
  return key ? startOf({ key }) : undefined
}

type Answers = Record<string, Answer>

/** With what singletons start with, where a server does not know them or cannot say. */
export const withStarts = (answers: Answers, needs: readonly string[]): Answers => ({
  ...answers,
  ...Object.fromEntries(
    needs
      .filter((address) => !isGood(answers[address] ?? NO_ANSWER) && startAt(address))
      .map((address) => [address, { status: 200, body: startAt(address), isStandIn: true }]),
  ),
})

/**
 * What a document carries of what a singleton says: no English, which is asked for by those who read it; of the notice what is in
 * force, and on other pages than its own since when. What is previewed stays whole: asked for again, it would be what is saved.
 */
export function trimContent(address: string, answer: Answer, path: string): Answer {
  if (!startAt(address) || !isGood(answer) || answer.isPreview) return answer
  const body = withoutEnglish(answer.body as Written)
  return { ...answer, body: address === NOTICE ? noticeOn(path, body) : body }
}

export const withoutEnglish = ({ en: _, ...turkish }: Written): Written =>
  Object.fromEntries(
    Object.entries(turkish).map(([name, value]) => [
      name,
      Array.isArray(value) ? (value as Written[]).map(withoutEnglish) : value,
    ]),
  )

function noticeOn(path: string, { versions }: Written): Written {
  const [inForce] = versions as { date: string; text: string }[]
  const { date, text } = inForce!
  return { versions: [{ date, ...(path.startsWith(NOTICE_PAGE) && { text }) }] }
}
