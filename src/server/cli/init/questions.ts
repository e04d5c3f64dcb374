import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { identity, languages } from '../../../company/identity.ts'
import { LOCALES } from '../../../contract/constants.ts'
import { slugBaseOf } from '../../../contract/domain/turkish.ts'
import { OperatorError } from '../../platform/config/operatorError.ts'
import type { Values } from '../command.ts'
import { HOUSE, type Identity } from './writeCompany.ts'

export type Answers = Record<
  'name' | 'assistant' | 'colours' | 'languages' | 'mark' | 'content' | 'words' | 'land' | 'seed',
  string
>

/** Answers from options, else from the terminal (not with --yes), else the defaults. */
export async function answersTo(values: Values, isHouse: boolean): Promise<Answers> {
  const answers: Partial<Answers> = {}
  const isInteractive = process.stdin.isTTY && !values.yes
  for (const [name, questionAfter] of Object.entries(questionsFor(isHouse))) {
    const question = questionAfter(answers)
    const given = values[name]
    if (typeof given === 'string') question.read(given)
    answers[name as keyof Answers] =
      typeof given === 'string' ? given : isInteractive ? await ask(question) : question.defaultAnswer
  }
  // Every question has been answered.
  return answers as Answers
}

/** The questions in order; defaults are the present values, or neutral ones for a new company. */
function questionsFor(isHouse: boolean): Record<keyof Answers, (before: Partial<Answers>) => Question> {
  const { hues } = identity
  const isNew = (before: Partial<Answers>) => isHouse && before.name !== HOUSE
  const isRenamed = (before: Partial<Answers>) => before.name !== identity.name
  return {
    name: () => ({ prompt: 'Name of the company', defaultAnswer: identity.name, read: nameOf }),
    assistant: (before) => ({
      prompt: 'Name of the assistant',
      defaultAnswer: isNew(before) && isRenamed(before) ? before.name!.split(/\s+/)[0]! : identity.assistant,
      read: nameOf,
    }),
    colours: () => ({
      prompt: 'Two colours, as in #0b6e99,#e8a33d, or their hues',
      defaultAnswer: `${hues.first},${hues.second}`,
      read: huesOf,
    }),
    languages: () => ({
      prompt: 'Languages of the site, that of the content first: "tr", "en", "tr,en" or "en,tr"',
      defaultAnswer: languages.join(','),
      read: languagesOf,
    }),
    mark: (before) => ({
      prompt: 'Mark: an SVG file, "initial" for the first letter of the name, or "keep"',
      defaultAnswer: isNew(before) ? 'initial' : 'keep',
      read: (answer) =>
        ['initial', 'keep'].includes(answer) ||
        existsSync(answer) ||
        refuse('mark', `the file ${answer} does not exist`),
    }),
    content: (before) => ({
      prompt: 'Content of an empty site: "demo" or "none"',
      defaultAnswer: identity.hasDemo && !isNew(before) ? 'demo' : 'none',
      read: oneOf('content', ['demo', 'none']),
    }),
    words: (before) => ({
      prompt: 'Fixed and initial texts: "neutral" or "keep"',
      defaultAnswer: isNew(before) ? 'neutral' : 'keep',
      read: oneOf('words', ['neutral', 'keep']),
    }),
    land: (before) => ({
      prompt: 'Landscape of the illustrations: "farmed" with trees, roofs and a measured parcel, or "plain"',
      defaultAnswer: identity.land.isFarmed && !isNew(before) ? 'farmed' : 'plain',
      read: oneOf('land', ['farmed', 'plain']),
    }),
    seed: (before) => ({
      prompt: 'Seed of the landscape, one word',
      defaultAnswer: identity.land.seed || (isNew(before) ? slugBaseOf(before.name!) : 'keep'),
      read: (answer) => /^[\w-]{1,60}$/.test(answer) || refuse('seed', 'it must be one word of up to 60 letters'),
    }),
  }
}

const oneOf = (option: string, words: readonly string[]) => (answer: string) =>
  words.includes(answer) || refuse(option, `it must be ${words.join(' or ')}`)

const refuse = (option: string, why: string): never => {
  throw new OperatorError(`--${option}: ${why}.`)
}

export function nameOf(answer: string): string {
  const name = answer.trim().replace(/\s+/g, ' ')
  if (!name || name.length > 100) throw new OperatorError('A name has 1 to 100 characters.')
  return name
}

export function languagesOf(answer: string): Identity['languages'] {
  const named = answer.split(/[\s,;]+/).filter(Boolean)
  const [first, ...others] = LOCALES.filter((locale) => named.includes(locale)).toSorted(
    (a, b) => named.indexOf(a) - named.indexOf(b),
  )
  return first && named.length === others.length + 1
    ? [first, ...others]
    : refuse('languages', 'it must be tr, en, tr,en or en,tr')
}

export function huesOf(answer: string): Identity['hues'] {
  const named = answer.split(/[\s,;]+/).filter(Boolean)
  if (named.length !== 2) throw new OperatorError('--colours: name two colours, as in #0b6e99,#e8a33d.')
  const [first, second] = named.map(hueOf) as [number, number]
  return { first, second }
}

interface Question {
  prompt: string
  defaultAnswer: string
  /** Throws `OperatorError` for an invalid answer. */
  read(answer: string): unknown
}

/** Prompts in the terminal until an answer is valid. */
async function ask(question: Question): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const given = await terminal
    .question(`${question.prompt} [${question.defaultAnswer}]: `)
    .finally(() => terminal.close())
  const answer = given.trim() || question.defaultAnswer
  try {
    question.read(answer)
    return answer
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stdout.write(`${error.message}\n`)
    return ask(question)
  }
}

/** Below this chroma a colour is grey and has no hue. */
const MIN_CHROMA = 0.02

/** Parses a hue in whole degrees of OKLCH: a number, or a colour such as #0b6e99. */
export function hueOf(named: string): number {
  const text = named.trim()
  if (/^\d+(\.\d+)?$/.test(text)) return Math.round(Number(text)) % 360
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text) ?? []
  if (!digits) throw new OperatorError(`"${text}" is not a colour: use one such as #0b6e99, or a hue from 0 to 360.`)
  const { chroma, hue } = oklchOf(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits)
  if (chroma < MIN_CHROMA) throw new OperatorError(`"${text}" is a grey: name a colour with a hue.`)
  return Math.round(hue) % 360
}

/** sRGB to OKLCH (Björn Ottosson, "A perceptual color space for image processing"). */
function oklchOf(digits: string): { chroma: number; hue: number } {
  const [r, g, b] = [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const along = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const across = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { chroma: Math.hypot(along, across), hue: ((Math.atan2(across, along) * 180) / Math.PI + 360) % 360 }
}

/** Inverse sRGB transfer function (IEC 61966-2-1). */
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
