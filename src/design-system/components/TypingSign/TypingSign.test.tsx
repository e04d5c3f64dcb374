import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { TypingSign } from './TypingSign.tsx'

componentContract(TypingSign, { label: 'Yazıyor...' })

test('says in words what the stalks show', () => {
  render(<TypingSign label="Yazıyor..." />)
  expect(screen.getByRole('img', { name: 'Yazıyor...' })).toBeInTheDocument()
})
