import { expect, test } from 'vitest'
import { featureIn, pathOfFeature, withFeature } from './features.ts'

test.each([
  ['ozellik=Pil+%C3%B6mr%C3%BC', 'Pil ömrü'],
  ['sayfa=2', undefined],
  ['ozellik=', undefined],
  [`ozellik=${'a'.repeat(101)}`, undefined],
])('feature in the query %s: %s', (search, feature) => {
  expect(featureIn(new URLSearchParams(search))).toBe(feature)
})

test('feature: has a path, from which its filter is read', () => {
  const [path, search] = pathOfFeature('Ölçüm & "kayıt"').split('?')
  expect(path).toBe('/urunler')
  expect(withFeature(new URLSearchParams(search))).toEqual({ filter: { specs: 'Ölçüm & "kayıt"' } })
  expect(pathOfFeature()).toBe('/urunler')
  expect(withFeature(new URLSearchParams())).toEqual({})
})
