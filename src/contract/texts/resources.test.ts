import { expect, test } from 'vitest'
import { resources } from '../index.ts'
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

test.each(Object.entries(resources))('every listed field of %s has a label in both languages', (name, { fields }) => {
  const listed = Object.entries(fields).filter(([, field]) => 'listed' in field && field.listed)
  for (const locale of ['tr', 'en'] as const)
    for (const [field] of listed)
      expect([field, resourceTexts(name, locale).fields[field]]).toEqual([field, expect.any(String)])
})
