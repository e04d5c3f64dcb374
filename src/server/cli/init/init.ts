import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { identity } from '../../../company/identity.ts'
import type { Locale } from '../../../contract/constants.ts'
import { OperatorError } from '../../platform/config/operatorError.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Values } from '../command.ts'
import { drawInitial, readMark } from './mark.ts'
import { type Answers, answersTo, huesOf, nameOf } from './questions.ts'
import {
  copyNeutralWords,
  HOUSE,
  hasDemoTexts,
  type Identity,
  regenerate,
  writeIdentity,
  writeMark,
} from './writeCompany.ts'

/** Rebrands the site for another company: reads the answers, writes `src/company` and regenerates derived files. */
export async function init(settings: Settings, values: Values): Promise<string[]> {
  const isDefaultCompany = await hasDemoTexts()
  const answers = await answersTo(values, isDefaultCompany)
  const next = identityOf(answers)
  const takesWords = answers.words === 'neutral'
  if (isDefaultCompany && next.name !== HOUSE && !takesWords)
    throw new OperatorError(`--words: the words in src/company still speak for ${HOUSE}; say neutral.`)
  const mark = answers.mark === 'keep' ? undefined : await markOf(answers.mark, next)

  if (takesWords) await copyNeutralWords()
  if (mark) await writeMark(mark)
  await writeIdentity(next)
  regenerate(next)
  return [...changes(next, answers), '', ...nextSteps(settings)]
}

const identityOf = ({ name, assistant, colours, language, land, seed, content }: Answers): Identity => ({
  name: nameOf(name),
  assistant: nameOf(assistant),
  hues: huesOf(colours),
  land: { seed: seed === 'keep' ? identity.land.seed : seed, isFarmed: land === 'farmed' },
  hasDemo: content === 'demo',
  // Validated by its question.
  language: language as Locale,
})

const markOf = (answer: string, { name, language }: Identity): Promise<string> =>
  answer === 'initial' ? drawInitial(name, language) : readMark(answer)

function changes({ name, assistant, hues, land, hasDemo, language }: Identity, { words, mark }: Answers): string[] {
  return [
    `This is the site of ${name} now, ${language === 'tr' ? 'Turkish' : 'English'} first. Written:`,
    `  src/company/identity.ts   the assistant is ${assistant}; hues ${hues.first} and ${hues.second}; ${land.isFarmed ? 'farmed' : 'plain'} land from ${land.seed ? `"${land.seed}"` : 'the first seeds'}; ${hasDemo ? 'demo content' : 'no demo content'}`,
    ...(mark === 'keep' ? [] : ['  src/company/mark.svg      the mark']),
    ...(words === 'keep' ? [] : ['  src/company/words/        neutral words, to be made yours']),
    '  generated from these: colours, illustrations, icons and sharing pictures',
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
    '  docs/how-to/make-it-yours.md has the rest.',
  ]
}

const isSet = (name: string): boolean =>
  Boolean(process.env[name] ?? (existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8'))[name] : undefined))
