import { expect, test } from 'vitest'
import { resources } from '../resources/index.ts'
import { singletons } from '../singletons/index.ts'
import { adminTexts } from './administrator/admin.ts'
import { drafting } from './administrator/drafting.ts'
import { inboxTexts } from './administrator/inbox.ts'
import { mailTexts } from './administrator/mail.ts'
import { postEditorTexts } from './administrator/postEditor.ts'

/** Every text below, functions by their source. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]

const ownersTexts = () =>
  textsIn([
    adminTexts,
    inboxTexts,
    postEditorTexts,
    drafting,
    mailTexts,
    Object.values(singletons).map(({ words }) => words),
    Object.values(resources).map(({ words }) => words),
  ])

test('an owner reads no names of settings: where to look is for the documentation to say', () => {
  const texts = ownersTexts()
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((text) => /\b[A-Z]+_[A-Z]+/.test(text))).toEqual([])
})

test('a post that will appear later is said with one word, and what is sent again is named', () => {
  const texts = ownersTexts()
  expect(texts.filter((text) => /\bplanla|yakında yayın/i.test(text))).toEqual([])
  expect(texts.filter((text) => /^(şimdi gönder|send now)$/i.test(text))).toEqual([])
})
