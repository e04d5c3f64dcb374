import { describe, expect, test } from 'vitest'
import { items, text } from '../schema/fieldTypes.ts'
import { type StoredTranslation, settleTranslation } from './translationState.ts'

const fields = { benefits: items({ text: text({ translated: true }) }) }
const item = (turkish: string, english?: string) => ({ text: turkish, en: { text: english ?? null } })
const one = item('bir', 'one')
const two = item('iki', 'two')

/** State of the list after a save, from the state before it. */
const stateAfter = (before: object[], after: object[], translation: StoredTranslation = {}) =>
  settleTranslation(fields, { before: { benefits: before, translation }, after: { benefits: after } }).stored.benefits
    ?.state

describe('English texts of a list after a save', () => {
  test.each<[string, object[], object[], string]>([
    ['nothing is changed', [one, two], [one, two], 'current'],
    ['an item is moved', [one, two], [two, one], 'current'],
    ['an item is removed', [one, two], [two], 'current'],
    ['a translated item is added', [one], [one, two], 'current'],
    ['an item without English is added', [one], [one, item('iki')], 'missing'],
    ['a Turkish text is changed', [one, two], [item('BİR', 'one'), two], 'outdated'],
    ['both texts of an item are changed', [one, two], [item('BİR', 'ONE'), two], 'current'],
    ['a Turkish text is changed, and another item removed', [one, two], [item('BİR', 'one')], 'outdated'],
    [
      'a Turkish text is changed, and the English of another item',
      [one, two],
      [item('BİR', 'one'), item('iki', 'TWO')],
      'outdated',
    ],
  ])('%s', (_, before, after, state) => {
    expect(stateAfter(before, after)).toBe(state)
  })

  const outdated = (...source: string[]): StoredTranslation => ({
    benefits: { state: 'outdated', source: JSON.stringify(source.map((turkish) => [turkish])) },
  })
  const changed = item('BİR', 'one')
  test.each<[string, object[], string]>([
    ['an item is moved', [two, changed], 'outdated'],
    ['the Turkish text is as before', [one, two], 'current'],
    ['the English text is changed', [item('BİR', 'ONE'), two], 'current'],
  ])('of an outdated one: %s', (_, after, state) => {
    expect(stateAfter([changed, two], after, outdated('bir', 'iki'))).toBe(state)
  })

  test.each<[string, object[], string]>([
    ['an item is removed', [item('iki')], 'same'],
    ['a text is changed', [item('BİR'), item('iki')], 'outdated'],
  ])('of one that is the same in both languages: %s', (_, after, state) => {
    expect(stateAfter([item('bir'), item('iki')], after, { benefits: { state: 'same' } })).toBe(state)
  })
})

test('a state that is sent back as it was read is no wish, also when its Turkish text is removed', () => {
  const name = { name: text({ translated: true }) }
  const before = { name: 'Kök', en: { name: 'Root' }, translation: { name: { state: 'current' } } }
  const after = { name: '', en: { name: 'Root' } }
  expect(settleTranslation(name, { before, after, given: { name: 'current' } })).toEqual({
    stored: {},
    withoutText: [],
  })
  expect(settleTranslation(name, { before: undefined, after, given: { name: 'current' } }).withoutText).toEqual([
    'name',
  ])
})
