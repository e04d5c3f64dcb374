import { SHORT_DESCRIPTION_LENGTH_SERVICES } from '../../contract/constants.ts'
import type { Answer, SiteEntry } from '../../contract/site.ts'
import { isGood } from './answers.ts'
import { addressOf } from './calls.ts'
import { NEIGHBOURS_RANGE } from '../features/blog/post.ts'
import { NEWEST_RECORDS } from '../features/home/homeLists.ts'
import { keySpecsOf } from '../features/products/product.ts'
import { MENU_SERVICES } from '../layout/shellNeeds.ts'
import { trimContent, withStarts } from './trimContent.ts'
import { documentNeedsOf } from '../navigation/findPage.ts'

type Row = Record<string, unknown>

/** Lists of which pages read names alone. */
const NAMES_ONLY: ReadonlySet<string> = new Set([
  addressOf('GET /services', {}, MENU_SERVICES),
  addressOf('GET /blog', {}, NEIGHBOURS_RANGE),
])

/**
 * Leaves out of a document's answers what pages do not read of lists: long texts, which would weigh more than the page.
 * What is about one thing stays whole.
 */
export const trimAnswers: NonNullable<SiteEntry['trim']> = (answers, path, at) =>
  Object.fromEntries(
    Object.entries(withStarts(answers, documentNeedsOf(path)))
      .filter(([address]) => !isUnread(address, answers))
      .map(([address, answer]) => [address, trimmed(address, trimContent(address, answer, path, at))]),
  )

/** The newest things are read where none is featured. */
export const fallbacks: NonNullable<SiteEntry['fallbacks']> = {
  [addressOf('GET /products', {}, NEWEST_RECORDS)]: addressOf('GET /products/featured'),
  [addressOf('GET /services', {}, NEWEST_RECORDS)]: addressOf('GET /services/featured'),
}

function isUnread(address: string, answers: Record<string, Answer>): boolean {
  const featured = answers[fallbacks[address] ?? '']
  return featured !== undefined && isGood(featured) && Array.isArray(featured.body) && featured.body.length > 0
}

function trimmed(address: string, answer: Answer): Answer {
  if (!isGood(answer) || !Array.isArray(answer.body)) return answer
  return { ...answer, body: answer.body.map(NAMES_ONLY.has(address) ? named : shortened) }
}

const named = ({ id, slug, name, title }: Row): Row => ({ id, slug, name, title })

/**
 * Long texts are read where there is no short one: as far as that one would go, and to see that there is more. Of features a
 * card shows those that tell most.
 */
function shortened({ specs, description, content, ...row }: Row): Row {
  return {
    ...row,
    ...(isFeatures(specs) && { specs: keySpecsOf({ specs }) }),
    description: row.shortDescription ? undefined : beginningOf(description),
    content: row.excerpt ? undefined : beginningOf(content),
  }
}

const isFeatures = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null

const ENOUGH = 4 * SHORT_DESCRIPTION_LENGTH_SERVICES

const beginningOf = (text: unknown) => (typeof text === 'string' ? [...text].slice(0, ENOUGH).join('') : undefined)
