import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { identity } from '../../../company/identity.ts'
import { LANGUAGE_NAMES } from '../../../contract/domain/locales.ts'
import { OperatorError } from '../../platform/config/operatorError.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Values } from '../command.ts'
import { drawInitial, readMark } from './mark.ts'
import { type Answers, answersTo, huesOf, languagesOf, nameOf } from './questions.ts'
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
    throw new OperatorError(`--words: the texts in src/company are still those of ${HOUSE}; use "neutral".`)
  const mark = answers.mark === 'keep' ? undefined : await markOf(answers.mark, next)

  if (takesWords) await copyNeutralWords()
  if (mark) await writeMark(mark)
  await writeIdentity(next)
  regenerate(next)
  return [...changes(next, answers), '', ...nextSteps(settings)]
}

const identityOf = ({ name, assistant, colours, languages, land, seed, content }: Answers): Identity => ({
  name: nameOf(name),
  assistant: nameOf(assistant),
  hues: huesOf(colours),
  land: { seed: seed === 'keep' ? identity.land.seed : seed, isFarmed: land === 'farmed' },
  hasDemo: content === 'demo',
  languages: languagesOf(languages),
})

const markOf = (answer: string, { name, languages: [language] }: Identity): Promise<string> =>
  answer === 'initial' ? drawInitial(name, language) : readMark(answer)

function changes({ name, assistant, hues, land, hasDemo, languages }: Identity, { words, mark }: Answers): string[] {
  return [
    `The site is that of ${name}, in ${languages.map((locale) => LANGUAGE_NAMES[locale]).join(' and ')}. Written:`,
    `  src/company/identity.ts   the assistant is ${assistant}; hues ${hues.first} and ${hues.second}; ${land.isFarmed ? 'farmed' : 'plain'} landscape from ${land.seed ? `the seed "${land.seed}"` : 'the original seeds'}; ${hasDemo ? 'demo content' : 'no demo content'}`,
    ...(mark === 'keep' ? [] : ['  src/company/mark.svg      the mark']),
    ...(words === 'keep' ? [] : ['  src/company/words/        neutral texts, to be adapted']),
    '  generated from these: colours, illustrations, icons and Open Graph images',
  ]
}

function nextSteps({ DATA_DIR: data }: Settings): string[] {
  const overruled = ['SITE_NAME', 'ASSISTANT_NAME', 'DEMO_CONTENT'].filter((name) => isSet(name))
  return [
    'Next:',
    ...(overruled.length
      ? [`  Remove ${overruled.join(', ')} from the settings (.env): they override identity.ts.`]
      : []),
    ...(existsSync(join(data, 'filiz.sqlite'))
      ? [
          `  ${data} contains earlier content: delete the folder if it was the demo, or delete the content in the panel.`,
        ]
      : []),
    '  npm start                 builds and serves the site and /admin',
    '  In the panel: contact details, about page, page texts, and the privacy notice, which a lawyer should review.',
    '  More: docs/how-to/make-it-yours.md.',
  ]
}

const isSet = (name: string): boolean =>
  Boolean(process.env[name] ?? (existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8'))[name] : undefined))
