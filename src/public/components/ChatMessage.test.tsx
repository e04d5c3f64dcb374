import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { ChatMessage } from './ChatMessage.tsx'

const props = { from: 'model', speaker: 'Filiz', children: 'Merhaba' } as const

componentContract(ChatMessage, props)

test('says who speaks, which others see by its side', () => {
  const { container } = render(<ChatMessage {...props} />)
  expect(container).toHaveTextContent('Filiz: Merhaba')
  expect(container.firstChild).toHaveAttribute('data-from', 'model')
  expect(container.firstChild).not.toHaveAttribute('data-error')
})

test('a failure shows what can be done', () => {
  const { container } = render(<ChatMessage {...props} isError after={<button type="button">Tekrar dene</button>} />)
  expect(container.firstChild).toHaveAttribute('data-error', 'true')
  expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeInTheDocument()
})
