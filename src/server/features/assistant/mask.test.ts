import { describe, expect, test } from 'vitest'
import { cpuTimeOf } from '../../../../tests/helpers/cpuTime.ts'
import { hasUnpublished, mask } from './mask.ts'

describe('mask of personal data sent to the model', () => {
  test.each([
    ['0532 123 45 67', '[numara]'],
    ['05321234567', '[numara]'],
    ['+90 (532) 123-45-67', '[numara]'],
    ['0090 532 123 4567', '[numara]'],
    ['532.123.45.67', '[numara]'],
    ['٠٥٣٢١٢٣٤٥٦٧', '[numara]'],
    ['０５３２１２３４５６７', '[numara]'],
    ['12345678901', '[numara]'],
    ['TR12 0006 1005 1978 6457 8413 26', 'TR12 [numara]'],
    ['ayse.yilmaz+tarla@example.com.tr', '[e-posta]'],
    ['AYŞE@ÖRNEK.COM', '[e-posta]'],
    ['ayse @ example.com', '[e-posta]'],
    ['ayse [at] example.com', '[e-posta]'],
    ['ayse(at)example.com', '[e-posta]'],
  ])('removes %s', (secret, masked) => {
    expect(mask(`Beni arayın: ${secret} Sağ olun.`)).toBe(`Beni arayın: ${masked} Sağ olun.`)
  })

  test.each([
    '150 dekar, dekara 1.500 kg; 10–80 cm arası 6 sonda',
    '12 litre, 28 derece, 2026 yılında 14.00’te',
    '10, 20, 30, 40, 60 ve 80 cm',
    'Kök 6 ile Ark 4 birlikte çalışır mı @ tarlada',
  ])('keeps text that is no address: %s', (text) => expect(mask(text)).toBe(text))

  test("keeps the company's published contact details, in any spelling", () => {
    const published = ['0322 000 00 00', 'bilgi@filiz.example']
    const text = '+90 322 000 00 00 sizin mi? 03220000000 ve Bilgi@filiz.example?'
    expect(mask(text, published)).toBe(text)
    expect(hasUnpublished(text, published)).toBe(false)
    expect(hasUnpublished(`${text} 0532 123 45 67`, published)).toBe(true)
  })

  test('takes bounded time for hostile text', async () => {
    const spent = await cpuTimeOf(() => {
      for (const part of ['1 ', 'a', 'a.', '(', '1', '@', 'a @']) mask(part.repeat(4000))
    })
    expect(spent).toBeLessThan(2000)
  })
})
