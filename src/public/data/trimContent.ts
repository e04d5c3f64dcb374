import { inForceAt } from '../../contract/singletons/privacyVersions.ts'
import { startOf } from '../../contract/singletons/starts.ts'
import type { Answer, SiteEntry } from '../../contract/site.ts'
import { isGood, NO_ANSWER } from './answers.ts'
import { addressOf } from './calls.ts'
import type { Translatable } from '../i18n/content.tsx'

/** Where singletons are read, by their key. */
const CONTENT = /^\/page-content\/([^/?]+)$/

const NOTICE = addressOf('GET /page-content/privacy')
const NOTICE_PAGE = '/gizlilik'

const startAt = (address: string) => {
  const [, key] = CONTENT.exec(address) ?? []
  return key ? startOf({ key }) : undefined
}

/** By whose calendar days come. */
type Place = Parameters<NonNullable<SiteEntry['trim']>>[2]

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
 * force, and on other pages than its own since when, unless it stands in for an answer, which nobody asks for. What is previewed keeps
 * its English: asked for again, it would be what is saved;
 * and of the notice it is the newest version, whenever that comes into force.
 */
export function trimContent(address: string, answer: Answer, path: string, at: Place): Answer {
  if (!startAt(address) || !isGood(answer)) return answer
  const body = answer.body as Translatable
  if (answer.isPreview) return address === NOTICE ? { ...answer, body: newestOf(body) } : answer
  return { ...answer, body: withoutEnglish(address === NOTICE ? noticeOn(path, body, at, answer.isStandIn) : body) }
}

export const withoutEnglish = ({ en: _, ...turkish }: Translatable): Translatable =>
  Object.fromEntries(
    Object.entries(turkish).map(([name, value]) => [
      name,
      Array.isArray(value) ? (value as Translatable[]).map(withoutEnglish) : value,
    ]),
  )

/** Another server may say something else there. */
const versionsIn = ({ versions }: Translatable) =>
  (Array.isArray(versions) ? versions : []) as { date: string; text: string }[]

const newestOf = (notice: Translatable): Translatable => ({ ...notice, versions: versionsIn(notice).slice(0, 1) })

function noticeOn(path: string, notice: Translatable, { timeZone }: Place, isStandIn = false): Translatable {
  const inForce = inForceAt(versionsIn(notice), new Date(), timeZone)
  if (!inForce) return { versions: [] }
  const { date, text } = inForce
  return { versions: [{ date, ...((isStandIn || path.startsWith(NOTICE_PAGE)) && { text }) }] }
}
