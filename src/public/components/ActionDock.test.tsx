import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ActionDock } from './ActionDock.tsx'

const props = { label: 'Hızlı iletişim', children: <a href="tel:03220000000">Bizi arayın</a> }

const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
  })

test('dock: hidden while the page is scrolled down, and shown again when it is scrolled up', () => {
  render(<ActionDock {...props} />)
  const dock = screen.getByRole('complementary', { name: 'Hızlı iletişim' })
  expect(dock).toHaveAttribute('data-state', 'here')
  scrollTo(5)
  expect(dock).toHaveAttribute('data-state', 'here')
  scrollTo(200)
  expect(dock).toHaveAttribute('data-state', 'away')
  scrollTo(195)
  expect(dock).toHaveAttribute('data-state', 'away')
  scrollTo(150)
  expect(dock).toHaveAttribute('data-state', 'here')
})
