import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { TypingIndicator } from './TypingIndicator.tsx'

componentContract(TypingIndicator, { label: 'Yazıyor...' })

test('says in words what the stalks show', () => {
  render(<TypingIndicator label="Yazıyor..." />)
  expect(screen.getByRole('img', { name: 'Yazıyor...' })).toBeInTheDocument()
})
