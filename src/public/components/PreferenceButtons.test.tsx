import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LocaleSwitch, ThemeToggle } from './PreferenceButtons.tsx'

const labels = { dark: 'Koyu temaya geç', light: 'Açık temaya geç' }

test('theme toggle: is named by what a click does', async () => {
  const onToggle = vi.fn()
  const { rerender } = render(<ThemeToggle theme="light" labels={labels} onToggle={onToggle} />)
  await userEvent.click(screen.getByRole('button', { name: 'Koyu temaya geç' }))
  expect(onToggle).toHaveBeenCalledOnce()
  rerender(<ThemeToggle theme="dark" labels={labels} onToggle={onToggle} />)
  expect(screen.getByRole('button', { name: 'Açık temaya geç' })).toBeInTheDocument()
})

test('locale switch: names the other language in that language', async () => {
  const onSwitch = vi.fn()
  render(<LocaleSwitch locale="en" label="English" onSwitch={onSwitch} />)
  const button = screen.getByRole('button', { name: 'English' })
  expect(button).toHaveAttribute('lang', 'en')
  await userEvent.click(button)
  expect(onSwitch).toHaveBeenCalledOnce()
})
