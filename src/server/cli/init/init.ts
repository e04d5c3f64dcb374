import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { identity, language } from '../../../company/identity.ts'
import { LOCALES, type Locale } from '../../../contract/constants.ts'
import { slugBaseOf } from '../../../contract/slugs.ts'
import type { Settings } from '../../process/settings.ts'
import { StartRefused } from '../../shared/startRefused.ts'
import type { Values } from '../verb.ts'
import { hueOf } from './hue.ts'
import type { Identity } from './identityFile.ts'
import { drawInitial, readMark } from './mark.ts'
import { ask, type Question } from './questions.ts'
import { drawAnew, HOUSE, speaksForTheHouse, takeNeutralWords, writeIdentity, writeMark } from './writeCompany.ts'

/** Makes the site another company's: asks in a terminal for what was not said, writes `src/company` and draws anew what follows from it. */
export async function makeYours(settings: Settings, values: Values): Promise<string[]> {
  const isHouse = await speaksForTheHouse()
  const said = await answersTo(questionsFor(isHouse), values)
  const next = identityOf(said)
  const takesWords = said.words === 'neutral'
  if (isHouse && next.name !== HOUSE && !takesWords)
    throw new StartRefused(`--words: the words in src/company still speak for ${HOUSE}; say neutral.`)
  const mark = said.mark === 'keep' ? undefined : await markOf(said.mark, next.name)

  if (takesWords) await takeNeutralWords()
  if (mark) await writeMark(mark)
  await writeIdentity(next)
  drawAnew(next)
  return [...changes(next, said), '', ...nextSteps(settings)]
}

type Answers = Record<
  'name' | 'assistant' | 'colours' | 'language' | 'mark' | 'content' | 'words' | 'land' | 'seed',
  string
>

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

/** What was said as options, then what a terminal answers, unless it is to be asked nothing. */
async function answersTo(questions: ReturnType<typeof questionsFor>, values: Values): Promise<Answers> {
  const answers: Partial<Answers> = {}
  const isAsked = process.stdin.isTTY && !values.yes
  for (const [name, questionAfter] of Object.entries(questions) as [keyof Answers, (typeof questions)['name']][]) {
    const question = questionAfter(answers)
    const given = values[name]
    if (typeof given === 'string') question.read(given)
    answers[name] = typeof given === 'string' ? given : isAsked ? await ask(question) : question.otherwise
  }
  return answers as Answers
}

function nameOf(answer: string): string {
  const name = answer.trim().replace(/\s+/g, ' ')
  if (!name || name.length > 100) throw new StartRefused('A name has 1 to 100 characters.')
  return name
}

function huesOf(answer: string): Identity['hues'] {
  const named = answer.split(/[\s,;]+/).filter(Boolean)
  if (named.length !== 2) throw new StartRefused('--colours: name two, such as #0b6e99,#e8a33d.')
  const [first, second] = named.map(hueOf) as [number, number]
  return { first, second }
}

const identityOf = ({ name, assistant, colours, language, land, seed, content }: Answers): Identity => ({
  name: nameOf(name),
  assistant: nameOf(assistant),
  hues: huesOf(colours),
  land: { seed: seed === 'keep' ? identity.land.seed : seed, isFarmed: land === 'farmed' },
  hasDemo: content === 'demo',
  language: language as Locale,
})

const markOf = (answer: string, name: string): Promise<string> =>
  answer === 'initial' ? drawInitial(name) : readMark(answer)

function changes({ name, assistant, hues, land, hasDemo, language }: Identity, { words, mark }: Answers): string[] {
  return [
    `This is the site of ${name} now, ${language === 'tr' ? 'Turkish' : 'English'} first. Written:`,
    `  src/company/identity.ts   the assistant is ${assistant}; hues ${hues.first} and ${hues.second}; ${land.isFarmed ? 'farmed' : 'plain'} land from ${land.seed ? `"${land.seed}"` : 'the first seeds'}; ${hasDemo ? 'demo content' : 'no demo content'}`,
    ...(mark === 'keep' ? [] : ['  src/company/mark.svg      the mark']),
    ...(words === 'keep' ? [] : ['  src/company/words/        neutral words, to be made yours']),
    '  drawn from these: colours, land, icons and sharing pictures',
  ]
}

function nextSteps({ DATA_DIR: data }: Settings): string[] {
  const overruled = ['SITE_NAME', 'ASSISTANT_NAME', 'DEMO_CONTENT'].filter((name) => isSet(name))
  return [
    'Next:',
    ...(overruled.length
      ? [`  Take ${overruled.join(', ')} out of your settings (.env): they go before identity.ts.`]
      : []),
    ...(existsSync(join(data, 'filiz.sqlite'))
      ? [`  ${data} holds content from before: remove the folder if that was the demo, or empty it in the panel.`]
      : []),
    '  npm start                 builds, and serves the site and /admin',
    '  In the panel: contact details, about us, the texts of the pages; above all the privacy notice, which a lawyer should read.',
    '  docs/make-it-yours.md     says the rest.',
  ]
}

const isSet = (name: string): boolean =>
  Boolean(process.env[name] ?? (existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8'))[name] : undefined))
