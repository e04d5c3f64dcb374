import { expect, test } from 'vitest'
import { resources } from '../../resources/index.ts'
import { TRANSLATION_FIELDS } from '../../schema/fieldTypes.ts'
import type { Resource } from '../../schema/resource.ts'
import type { ResourceMessages } from '../../schema/resourceMessages.ts'
import type { Singleton } from '../../schema/singleton.ts'
import { singletons } from '../../singletons/index.ts'
import { resourceTexts, singletonTexts } from './resources.ts'

/** Exact texts of docs/product.md, sections 5 and 8. */
const sentences: [name: keyof typeof resources, text: keyof ResourceMessages, sentence: string][] = [
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

test.each(sentences)('resource texts: %s, %s: %s', (name, text, sentence) => {
  expect(resourceTexts(resources[name], 'tr')[text]).toBe(sentence)
})

test.each(Object.values(resources))('resource texts: $name has messages for a failed create and update', (resource) => {
  const { createFailed, updateFailed } = resourceTexts(resource, 'tr')
  expect(createFailed).toMatch(/eklenirken bir hata oluştu\.$/)
  expect(updateFailed).toMatch(/güncellenirken bir hata oluştu\.$/)
})

test.each(Object.values(resources))('resource texts: $name has its own texts', (resource) => {
  expect(resourceTexts(resource, 'tr').one).not.toBe(resourceTexts(resource, 'en').one)
})

test.each<Resource>(Object.values(resources))(
  'resource texts: every field in a form or list of $name has a label in both languages',
  (resource) => {
    const { fields, endpoints } = resource
    const hasForm = Boolean(endpoints.create ?? endpoints.update)
    const shown = Object.keys(fields).filter(
      (field) => (hasForm || fields[field]!.listed) && !TRANSLATION_FIELDS.includes(field),
    )
    for (const locale of ['tr', 'en'] as const) {
      const { fields: labels } = resourceTexts(resource, locale)
      expect([locale, shown.filter((field) => !labels[field])]).toEqual([locale, []])
    }
  },
)

test.each<Singleton>(Object.values(singletons))(
  'singleton texts: every field of $key has a label in both languages',
  (singleton) => {
    for (const locale of ['tr', 'en'] as const) {
      const { fields: labels } = singletonTexts(singleton, locale)
      const shown = Object.keys(singleton.fields).filter((field) => !TRANSLATION_FIELDS.includes(field))
      expect([locale, shown.filter((field) => !labels[field])]).toEqual([locale, []])
    }
  },
)

test('resource texts: a resource without texts uses its name and the shared labels', () => {
  const { one, fields } = resourceTexts({ name: 'spareParts' }, 'tr')
  expect([one, fields.title]).toEqual(['Spare Parts', 'Başlık'])
})
