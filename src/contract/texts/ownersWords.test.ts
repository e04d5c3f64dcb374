import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { resources } from '../resources/index.ts'
import { pictures } from '../resources/pictures/pictures.ts'
import { singletons } from '../singletons/index.ts'

/** Every text below, functions by their source. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]

/** What is said to the administrator, in the panel, by mail and in the server's answers. */
let texts: string[]
beforeAll(async () => {
  const files = globSync('{administrator,both}/**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, file))))
  const declared = [...Object.values(resources), pictures, ...Object.values(singletons)]
  texts = textsIn([modules.map((module) => ({ ...module })), declared.map(({ words }) => words)])
})

test('an owner reads no names of settings: where to look is for the documentation and `doctor` to say', () => {
  expect(texts.length).toBeGreaterThan(1_500)
  expect(texts.filter((text) => /\b[A-Z]+_[A-Z]+|\.env\b|s3:/.test(text))).toEqual([])
})

test('a post that will appear later is said with one word, and what is sent again is named', () => {
  expect(texts.filter((text) => /\bplanla|yakında yayın/i.test(text))).toEqual([])
  expect(texts.filter((text) => /^(şimdi gönder|send now)$/i.test(text))).toEqual([])
})
