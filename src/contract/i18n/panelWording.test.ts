import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { resources } from '../resources/index.ts'
import { pictures } from '../resources/pictures.ts'
import { singletons } from '../singletons/index.ts'
import { secondFactorMail } from './admin/accountMail.ts'
import { adminTurkish } from './admin/admin/turkish.ts'

/** All texts in a value, recursively; functions as their source. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]

type Counted = (count: string | number) => unknown

/** Functions in a value that build a sentence from a count. */
const countedIn = (value: unknown): Counted[] => {
  if (typeof value === 'function') return /^\(count\)/.test(String(value)) ? [value as Counted] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(countedIn) : []
}

/** All texts for the administrator: in the panel, emails and server responses. */
let texts: string[]
let counted: Counted[]
beforeAll(async () => {
  const files = globSync('{admin,shared}/**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, file))))
  const declared = [...Object.values(resources), pictures, ...Object.values(singletons)]
  texts = textsIn([modules.map((module) => ({ ...module })), declared.map(({ translations }) => translations)])
  const english = modules.flatMap((module) =>
    Object.entries(module).map(([name, value]) => (name.endsWith('English') ? value : (value as { en?: unknown }).en)),
  )
  counted = english.flatMap(countedIn)
})

test('administrator texts: name no settings, which only the documentation and `doctor` name', () => {
  expect(texts.length).toBeGreaterThan(1_500)
  expect(texts.filter((text) => /\b[A-Z]+_[A-Z]+|\.env\b|s3:/.test(text))).toEqual([])
})

test('administrator texts: use one term for a scheduled post, and name the object of "send again"', () => {
  expect(texts.filter((text) => /\bplanla|yakında yayın/i.test(text))).toEqual([])
  expect(texts.filter((text) => /^(şimdi gönder|send now)$/i.test(text))).toEqual([])
})

test('administrator texts: use the singular for a count of one', () => {
  const isMany = (text: unknown) => /\b1 \w+s\b/.test(String(text))
  expect(counted.length).toBeGreaterThan(20)
  // Some functions take a number, others a formatted number.
  expect(counted.filter((say) => isMany(say('1')) && isMany(say(1))).map(String)).toEqual([])
})

test('administrator texts: no settings field has the name of a menu item', () => {
  const labels = Object.values(singletons).flatMap(({ translations }) => Object.values(translations?.tr.fields ?? {}))
  const oneOf = (many: string) => many.replace(/l[ae]r([ıi]?)$/, '$1')
  expect(
    textsIn(adminTurkish.menu)
      .map(oneOf)
      .filter((one) => labels.includes(one)),
  ).toEqual([])
})

test('administrator texts: the email about a second factor removed by another administrator does not ask whether it was the reader', () => {
  const { text } = secondFactorMail.allRemoved
  expect(text('Filiz', 'https://filiz.example/admin')).not.toMatch(/siz yapmadıysanız|diğer cihaz/i)
  expect(secondFactorMail.codeUsed.text('Filiz', 'https://filiz.example/admin', { left: 0 })).toContain('son kodunuzdu')
})
