import { expect, test } from 'vitest'
import { samples } from '../../../tests/integration/admin/sampleResource.ts'
import { copyOf } from './copies.ts'

const sample = { id: 1, title: 'Kök', en: { title: 'Root', note: 'Old' }, isOn: true, isHidden: false }

test('a copy is called one in both languages, and in its own alone where there is no English', () => {
  expect(copyOf(samples, sample, 'tr')).toMatchObject({
    title: 'Kök (kopya)',
    en: { title: 'Root (copy)', note: 'Old' },
  })
  expect(copyOf(samples, { ...sample, en: null }, 'tr')).toMatchObject({ title: 'Kök (kopya)', en: null })
})

test('what was switched on for the other is off, and visitors see it where they see the other', () => {
  expect(copyOf(samples, sample, 'tr')).toMatchObject({ isOn: false, isHidden: false })
  expect(copyOf(samples, { ...sample, isHidden: true }, 'tr')).toMatchObject({ isOn: false, isHidden: true })
  expect(copyOf(samples, { id: 1, title: 'Kök', isOn: true }, 'tr')).toMatchObject({ isOn: false, isHidden: undefined })
})
