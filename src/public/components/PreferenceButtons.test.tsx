import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LocaleLink, ThemeToggle } from './PreferenceButtons.tsx'

const labels = { dark: 'Koyu temaya geç', light: 'Açık temaya geç' }

test('theme toggle: is named by what a click does', async () => {
  const onToggle = vi.fn()
  const { rerender } = render(<ThemeToggle theme="light" labels={labels} onToggle={onToggle} />)
  await userEvent.click(screen.getByRole('button', { name: 'Koyu temaya geç' }))
  expect(onToggle).toHaveBeenCalledOnce()
  rerender(<ThemeToggle theme="dark" labels={labels} onToggle={onToggle} />)
  expect(screen.getByRole('button', { name: 'Açık temaya geç' })).toBeInTheDocument()
})

test('locale link: names the other language in that language', () => {
  render(<LocaleLink locale="en" label="English" href="/en/products" />)
  const link = screen.getByRole('link', { name: 'English' })
  for (const [name, value] of [
    ['lang', 'en'],
    ['hreflang', 'en'],
    ['href', '/en/products'],
  ] as const)
    expect(link).toHaveAttribute(name, value)
})
