import { expect, test } from 'vitest'
import { singletons } from '../singletons/index.ts'
import { adminTexts } from './administrator/admin.ts'
import { drafting } from './administrator/drafting.ts'
import { inboxTexts } from './administrator/inbox.ts'
import { mailTexts } from './administrator/mail.ts'
import { postEditorTexts } from './administrator/postEditor.ts'

/** Every text below, functions by their source. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]

test('an owner reads no names of settings: where to look is for the documentation to say', () => {
  const words = Object.values(singletons).map((singleton) => singleton.words)
  const texts = textsIn([adminTexts, inboxTexts, postEditorTexts, drafting, mailTexts, words])
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((text) => /\b[A-Z]+_[A-Z]+/.test(text))).toEqual([])
})
