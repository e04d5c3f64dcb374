import { expect, test } from 'vitest'
import type { Resource } from '../resource.ts'
import { resources } from '../resources/index.ts'
import { singletons } from '../singletons/index.ts'
import { pageTexts } from './pages.ts'
import { type ResourceTexts, resourceTexts } from './resources.ts'

/** The specification's sections 5 and 8, to the letter. */
const sentences: [name: string, text: keyof ResourceTexts, sentence: string][] = [
  ['products', 'listFailed', 'Ürün listesi yüklenemedi.'],
  ['services', 'listFailed', 'Hizmet listesi yüklenemedi.'],
  ['blog', 'listFailed', 'Blog yazıları yüklenemedi.'],
  ['messages', 'listFailed', 'Mesajlar yüklenemedi.'],
  ['slides', 'listFailed', 'Slaytlar yüklenemedi.'],
  ['products', 'removeFailed', 'Ürün silinirken hata.'],
  ['services', 'removeFailed', 'Hizmet silinirken hata.'],
  ['blog', 'removeFailed', 'Yazı silinirken bir hata oluştu.'],
  ['messages', 'removeFailed', 'Mesaj silinirken hata oluştu.'],
  ['products', 'toggleFailed', 'Durum güncellenirken bir hata oluştu.'],
  ['services', 'toggleFailed', 'Durum güncellenirken bir hata oluştu.'],
  ['messages', 'toggleFailed', 'Okundu durumu güncellenemedi.'],
  ['products', 'invalidId', 'Geçersiz Ürün ID.'],
  ['services', 'invalidId', 'Geçersiz Hizmet ID.'],
  ['blog', 'invalidId', 'Geçersiz Yazı ID.'],
  ['products', 'notFound', 'Ürün bulunamadı.'],
  ['blog', 'notFound', 'Yazı bulunamadı.'],
  ['blog', 'loadFailed', 'Veri çekilirken bir hata oluştu.'],
  ['slides', 'uploadFailed', 'Görsel yüklenirken bir hata oluştu.'],
]

test.each(sentences)('%s, %s: %s', (name, text, sentence) => {
  expect(resourceTexts(name, 'tr')[text]).toBe(sentence)
})

test.each(Object.keys(resources))('%s can be added and changed in vain', (name) => {
  const { createFailed, updateFailed } = resourceTexts(name, 'tr')
  expect(createFailed).toMatch(/eklenirken bir hata oluştu\.$/)
  expect(updateFailed).toMatch(/güncellenirken bir hata oluştu\.$/)
})

/** Those that go by more than their name: no name is the same in two languages. */
const worded = Object.entries(resources).filter(
  ([name]) => resourceTexts(name, 'tr').one !== resourceTexts(name, 'en').one,
)

test('the resources of the specification have words of their own', () => {
  expect(worded.map(([name]) => name)).toEqual(
    expect.arrayContaining(['products', 'services', 'blog', 'slides', 'messages']),
  )
})

test.each(worded)('every field that a form or a list of %s shows has a label in both languages', (name, resource) => {
  const { fields, endpoints }: Resource = resource
  const hasForm = Boolean(endpoints.create ?? endpoints.update)
  const shown = Object.keys(fields).filter((field) => hasForm || fields[field]!.listed)
  for (const locale of ['tr', 'en'] as const) {
    const { fields: labels } = resourceTexts(name, locale)
    expect([locale, shown.filter((field) => !labels[field])]).toEqual([locale, []])
  }
})

test.each(Object.entries(singletons))('every field of %s has a label in both languages', (key, { fields }) => {
  for (const locale of ['tr', 'en'] as const) {
    const { fields: labels } = pageTexts(key, locale)
    expect([locale, Object.keys(fields).filter((field) => !labels[field])]).toEqual([locale, []])
  }
})

test('a resource without words goes by its name, and by what resources share', () => {
  const { one, fields } = resourceTexts('spareParts', 'tr')
  expect([one, fields.title]).toEqual(['Spare Parts', 'Başlık'])
})
