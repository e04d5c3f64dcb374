import { expect, test } from 'vitest'
import { noticesOf } from '../../../scripts/buildNotices.ts'

test('licence notices: each package and each licence text once', () => {
  const react = { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'MIT License\n\nCopyright Meta\n' }
  const text = noticesOf(
    [react, { ...react, name: 'react-dom' }, react, { name: 'bare', version: '1.0.0' }],
    [{ name: 'Archivo', text: 'SIL OPEN FONT LICENSE' }],
  )
  const line = '-'.repeat(72)
  expect(text).toBe(
    `Archivo\n\nSIL OPEN FONT LICENSE\n\n${line}\n\nreact 19.0.0 (MIT)\nreact-dom 19.0.0 (MIT)\n\nMIT License\n\nCopyright Meta\n\n${line}\n\nbare 1.0.0\n`,
  )
})
