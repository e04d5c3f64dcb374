import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { resources } from '../resources/index.ts'
import { pictures } from '../resources/pictures.ts'
import { singletons } from '../singletons/index.ts'
import { secondFactorMail } from './admin/accountMail.ts'
import { adminTurkish } from './admin/admin/turkish.ts'

/** Every text below, functions by their source. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]

type Counted = (count: string | number) => unknown

/** What makes a sentence of how many there are. */
const countedIn = (value: unknown): Counted[] => {
  if (typeof value === 'function') return /^\(count\)/.test(String(value)) ? [value as Counted] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(countedIn) : []
}

/** What is said to the administrator, in the panel, by mail and in the server's answers. */
let texts: string[]
let counted: Counted[]
beforeAll(async () => {
  const files = globSync('{admin,shared}/**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, file))))
  const declared = [...Object.values(resources), pictures, ...Object.values(singletons)]
  texts = textsIn([modules.map((module) => ({ ...module })), declared.map(({ words }) => words)])
  const english = modules.flatMap((module) =>
    Object.entries(module).map(([name, value]) => (name.endsWith('English') ? value : (value as { en?: unknown }).en)),
  )
  counted = english.flatMap(countedIn)
})

test('an owner reads no names of settings: where to look is for the documentation and `doctor` to say', () => {
  expect(texts.length).toBeGreaterThan(1_500)
  expect(texts.filter((text) => /\b[A-Z]+_[A-Z]+|\.env\b|s3:/.test(text))).toEqual([])
})

test('a post that will appear later is said with one word, and what is sent again is named', () => {
  expect(texts.filter((text) => /\bplanla|yakında yayın/i.test(text))).toEqual([])
  expect(texts.filter((text) => /^(şimdi gönder|send now)$/i.test(text))).toEqual([])
})

test('what is one is said as one', () => {
  const isMany = (said: unknown) => /\b1 \w+s\b/.test(String(said))
  expect(counted.length).toBeGreaterThan(20)
  // Some are given the number, some the number as it is written.
  expect(counted.filter((say) => isMany(say('1')) && isMany(say(1))).map(String)).toEqual([])
})

test('no field of the settings is called what a line of the menu is about', () => {
  const labels = Object.values(singletons).flatMap(({ words }) => Object.values(words?.tr.fields ?? {}))
  const oneOf = (many: string) => many.replace(/l[ae]r([ıi]?)$/, '$1')
  expect(
    textsIn(adminTurkish.menu)
      .map(oneOf)
      .filter((one) => labels.includes(one)),
  ).toEqual([])
})

test('who lost their second step to somebody else is not asked whether it was they', () => {
  const { text } = secondFactorMail.allRemoved
  expect(text('Filiz', 'https://filiz.example/admin')).not.toMatch(/siz yapmadıysanız|diğer cihaz/i)
  expect(secondFactorMail.codeUsed.text('Filiz', 'https://filiz.example/admin', { left: 0 })).toContain('son kodunuzdu')
})
