import { expect, test } from 'vitest'
import { samples } from '../../../tests/integration/admin/sampleResource.ts'
import { copyOf } from './copies.ts'

const sample = { id: 1, title: 'Kök', en: { title: 'Root', note: 'Old' }, isOn: true, isHidden: false }

test('copies: the title is marked in both languages, or only in Turkish without an English title', () => {
  expect(copyOf(samples, sample, 'tr')).toMatchObject({
    title: 'Kök (kopya)',
    en: { title: 'Root (copy)', note: 'Old' },
  })
  expect(copyOf(samples, { ...sample, en: null }, 'tr')).toMatchObject({ title: 'Kök (kopya)', en: null })
})

test('copies: flags are off, and the visibility is that of the original', () => {
  expect(copyOf(samples, sample, 'tr')).toMatchObject({ isOn: false, isHidden: false })
  expect(copyOf(samples, { ...sample, isHidden: true }, 'tr')).toMatchObject({ isOn: false, isHidden: true })
  expect(copyOf(samples, { id: 1, title: 'Kök', isOn: true }, 'tr')).toMatchObject({ isOn: false, isHidden: undefined })
})
