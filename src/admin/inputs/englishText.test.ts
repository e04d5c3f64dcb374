import { expect, test } from 'vitest'
import { products } from '../../contract/resources/products.ts'
import { englishTextIn, settledIn } from './englishText.ts'

const { fields } = products
const record = {
  id: 1,
  name: 'Kök 6',
  description: 'Yeni.',
  benefits: [{ text: 'Su kazandırır.', en: { text: 'Saves water.' } }],
  specs: [{ name: 'Boy', value: '1 m', enName: '', enValue: '' }],
  en: { description: 'Old.' },
  translation: {
    en: {
      state: 'partial',
      fields: { name: 'missing', description: 'outdated', benefits: 'current', specs: 'missing' },
      sources: { description: 'Eski.' },
    },
  },
}
const stateOf = (name: keyof typeof fields, values: object = {}, settled = {}) =>
  englishTextIn({ name, field: fields[name] }, { record, values: { ...record, ...values }, settled })

test('English texts in a form: states as a save gives them', () => {
  expect(stateOf('name')).toMatchObject({ state: 'missing', hasText: false, isTurkishSaved: true })
  expect(stateOf('name', { en: { name: 'Root 6' } })).toMatchObject({ state: 'current', isUnsaved: true })
  expect(stateOf('name', {}, { name: 'same' })).toMatchObject({ state: 'same', unsettled: 'missing' })
  // A typed text counts.
  expect(stateOf('name', { en: { name: 'Root 6' } }, { name: 'same' })).toMatchObject({ state: 'current' })
  expect(stateOf('name', { name: '' })).toBeUndefined()
  expect(stateOf('slug')).toBeUndefined()
  expect(stateOf('description')).toMatchObject({ state: 'outdated', change: { before: 'Eski.', after: 'Yeni.' } })
  expect(stateOf('description', {}, { description: 'current' })).toMatchObject({ state: 'current', isUnsaved: true })
  expect(stateOf('description', { description: 'Eski.' })).toMatchObject({ state: 'current', isTurkishSaved: false })
  expect(stateOf('benefits')).toMatchObject({ state: 'current', isUnsaved: false })
  const twice = [{ text: 'Don uyarır.', en: { text: 'Saves water.' } }]
  expect(stateOf('benefits', { benefits: twice })?.change).toEqual({ before: 'Su kazandırır.', after: 'Don uyarır.' })
  expect(stateOf('specs')).toMatchObject({ state: 'missing' })
  const height = [{ name: 'Boy', value: '1 m', enName: 'Height', enValue: '' }]
  expect(stateOf('specs', { specs: height })).toMatchObject({ state: 'current', isUnsaved: true })
})

test('English texts in a form: only wishes that apply are sent', () => {
  const settled = { name: 'same', description: 'current' }
  expect(settledIn(fields, { ...record, settled })).toEqual({ fields: settled })
  const typed = { ...record, en: { name: 'Root 6', description: '' }, settled }
  expect(settledIn(fields, typed)).toBeUndefined()
  expect(settledIn(fields, record)).toBeUndefined()
})
