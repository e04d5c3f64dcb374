import { expect, test } from 'vitest'
import { inquiryPathOf } from './inquiryPath.ts'

test('a question carries the name, whatever is in it', () => {
  expect(inquiryPathOf('Çığ & Dolu %50')).toBe('/iletisim?konu=%C3%87%C4%B1%C4%9F%20%26%20Dolu%20%2550')
})
