import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

const labels = { dark: 'Koyu temaya geç', light: 'Açık temaya geç' }

componentContract(ThemeToggle, { theme: 'light', labels, onToggle: () => {} })

test('says what pressing it does', async () => {
  const onToggle = vi.fn()
  const { rerender } = render(<ThemeToggle theme="light" labels={labels} onToggle={onToggle} />)
  await userEvent.click(screen.getByRole('button', { name: 'Koyu temaya geç' }))
  expect(onToggle).toHaveBeenCalledOnce()
  rerender(<ThemeToggle theme="dark" labels={labels} onToggle={onToggle} />)
  expect(screen.getByRole('button', { name: 'Açık temaya geç' })).toBeInTheDocument()
})
