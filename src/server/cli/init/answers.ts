import { existsSync } from 'node:fs'
import { identity, language } from '../../../company/identity.ts'
import { LOCALES } from '../../../contract/constants.ts'
import { slugBaseOf } from '../../../contract/domain/slugs.ts'
import { StartRefused } from '../../platform/config/startRefused.ts'
import type { Values } from '../verb.ts'
import { hueOf } from './hue.ts'
import type { Identity } from './identityFile.ts'
import { ask, type Question } from './questions.ts'
import { HOUSE } from './writeCompany.ts'

export type Answers = Record<
  'name' | 'assistant' | 'colours' | 'language' | 'mark' | 'content' | 'words' | 'land' | 'seed',
  string
>

/** What was said as options, then what a terminal answers, unless it is to be asked nothing. */
export async function answersTo(values: Values, isHouse: boolean): Promise<Answers> {
  const answers: Partial<Answers> = {}
  const isAsked = process.stdin.isTTY && !values.yes
  for (const [name, questionAfter] of Object.entries(questionsFor(isHouse))) {
    const question = questionAfter(answers)
    const given = values[name]
    if (typeof given === 'string') question.read(given)
    answers[name as keyof Answers] =
      typeof given === 'string' ? given : isAsked ? await ask(question) : question.otherwise
  }
  return answers as Answers
}

/** What is asked, in this order; each answer that is left out is what there is, or what suits a company that is new here. */
function questionsFor(isHouse: boolean): Record<keyof Answers, (before: Partial<Answers>) => Question> {
  const { hues } = identity
  const isNew = (before: Partial<Answers>) => isHouse && before.name !== HOUSE
  const isRenamed = (before: Partial<Answers>) => before.name !== identity.name
  return {
    name: () => ({ asks: 'Name of the company', otherwise: identity.name, read: nameOf }),
    assistant: (before) => ({
      asks: 'Name of the assistant',
      otherwise: isNew(before) && isRenamed(before) ? before.name!.split(/\s+/)[0]! : identity.assistant,
      read: nameOf,
    }),
    colours: () => ({
      asks: 'Its two colours, such as #0b6e99,#e8a33d, or their hues',
      otherwise: `${hues.first},${hues.second}`,
      read: huesOf,
    }),
    language: () => ({
      asks: 'The language that visitors read first: "tr" or "en"',
      otherwise: language,
      read: (answer) => isWord(answer, LOCALES) || refuse('language', 'it must be tr or en'),
    }),
    mark: (before) => ({
      asks: 'Its mark: an SVG file, or "initial" for the first letter of the name, or "keep"',
      otherwise: isNew(before) ? 'initial' : 'keep',
      read: (answer) => isWord(answer, MARKS) || existsSync(answer) || refuse('mark', `${answer} is not there`),
    }),
    content: (before) => ({
      asks: 'Content of an empty site: "demo" or "none"',
      otherwise: identity.hasDemo && !isNew(before) ? 'demo' : 'none',
      read: (answer) => isWord(answer, CONTENTS) || refuse('content', 'it must be demo or none'),
    }),
    words: (before) => ({
      asks: 'Words that no form changes, and what pages say at first: "neutral" or "keep"',
      otherwise: isNew(before) ? 'neutral' : 'keep',
      read: (answer) => isWord(answer, WORDS) || refuse('words', 'it must be neutral or keep'),
    }),
    land: (before) => ({
      asks: 'The drawn land: "farmed" with trees, roofs and a measured parcel, or "plain"',
      otherwise: identity.land.isFarmed && !isNew(before) ? 'farmed' : 'plain',
      read: (answer) => isWord(answer, LANDS) || refuse('land', 'it must be farmed or plain'),
    }),
    seed: (before) => ({
      asks: 'A word that the drawn land grows from',
      otherwise: identity.land.seed || (isNew(before) ? slugBaseOf(before.name!) : 'keep'),
      read: (answer) => /^[\w-]{1,60}$/.test(answer) || refuse('seed', 'it must be one word of up to 60 letters'),
    }),
  }
}

const MARKS = ['initial', 'keep']
const CONTENTS = ['demo', 'none']
const WORDS = ['neutral', 'keep']
const LANDS = ['farmed', 'plain']
const isWord = (answer: string, words: readonly string[]) => words.includes(answer)

const refuse = (option: string, why: string): never => {
  throw new StartRefused(`--${option}: ${why}.`)
}

export function nameOf(answer: string): string {
  const name = answer.trim().replace(/\s+/g, ' ')
  if (!name || name.length > 100) throw new StartRefused('A name has 1 to 100 characters.')
  return name
}

export function huesOf(answer: string): Identity['hues'] {
  const named = answer.split(/[\s,;]+/).filter(Boolean)
  if (named.length !== 2) throw new StartRefused('--colours: name two, such as #0b6e99,#e8a33d.')
  const [first, second] = named.map(hueOf) as [number, number]
  return { first, second }
}
