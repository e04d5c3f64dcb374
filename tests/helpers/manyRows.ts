import { messages } from '../../src/contract/resources/messages.ts'
import { products } from '../../src/contract/resources/products.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { fillRows } from './fillRows.ts'

const WORDS =
  'sulama toprak nem sonda tarla verim ürün hasat damla rüzgâr güneş gölge çiçek ölçüm tohum gübre yağış sıcaklık'.split(
    ' ',
  )

/** Text of a row, which begins with a word that contains its number. */
export const textOf = (i: number, length = 300) =>
  `benzersiz${i} ${Array.from({ length }, (_, n) => WORDS[(i * 7 + n * n) % WORDS.length]).join(' ')}`

/** Creation time of a row: one minute after the row before. */
export const momentOf = (i: number) => new Date(Date.UTC(2020, 0, 1) + i * 60_000).toISOString()

/** `Ürün 0` and so on, the first three of them featured. */
export const fillProducts = (db: Db, count: number) =>
  fillRows(db, products, count, (i) => ({
    name: `Ürün ${i}`,
    shortDescription: textOf(i, 12),
    description: textOf(i, 60),
    slug: `urun-${i}`,
    isFeatured: i < 3,
    createdAt: momentOf(i),
  }))

/** Messages about `Konu 0` and so on: every fiftieth unread, every seventh spam. */
export const fillMessages = (db: Db, count: number) =>
  fillRows(db, messages, count, (i) => ({
    name: `Ziyaretçi ${i}`,
    email: `z${i}@example.com`,
    subject: `Konu ${i}`,
    message: textOf(i, 40),
    isRead: i % 50 > 0,
    isSpam: i % 7 === 0,
    createdAt: momentOf(i),
  }))
