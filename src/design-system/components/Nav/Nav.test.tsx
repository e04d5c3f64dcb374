import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { fakeTimers } from '../../../../tests/helpers/fakeTimers.ts'
import { Nav } from './Nav.tsx'

const props = {
  label: 'Ana menü',
  layout: 'row',
  links: [
    { href: '/urunler', label: 'Ürünler', current: 'page' },
    { href: '/blog', label: 'Blog' },
  ],
} as const

componentContract(Nav, props)

test('Nav: marks the current page', () => {
  render(<Nav {...props} />)
  expect(screen.getByRole('navigation', { name: 'Ana menü' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ürünler' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current')
})

test('Nav, language: marks the links, not the labels', () => {
  render(<Nav {...props} heading="Services" label="Services" lang="tr" />)
  expect(screen.getByRole('list')).toHaveAttribute('lang', 'tr')
  expect(screen.getByText('Services').closest('nav')).not.toHaveAttribute('lang')
})

const more = {
  label: 'Hizmetler listesi',
  links: [{ href: '#sulama', label: 'Hassas sulama' }],
  picture: <i data-testid="picture" />,
}
const group = (layout: 'row' | 'stack' = 'row') => (
  <Nav label="Ana menü" layout={layout} links={[{ href: '#hizmetler', label: 'Hizmetler', current: 'page', more }]} />
)

function renderGroup() {
  render(
    <>
      {group()}
      <a href="#blog">Blog</a>
    </>,
  )
  return screen.getByRole('button', { name: 'Hizmetler listesi' })
}
const groupOf = (button: HTMLElement) => button.parentElement!
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'
const chosen = () => screen.getByRole('link', { name: 'Hassas sulama' })

describe('Nav: a list of further links in a row', () => {
  test('opens and closes from its button, and its picture is not rendered before', async () => {
    const button = renderGroup()
    expect(isOpen(button)).toBe(false)
    expect(screen.queryByTestId('picture')).toBeNull()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(isOpen(button)).toBe(true)
    expect(screen.getByTestId('picture')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(isOpen(button)).toBe(false)
  })

  test('opens on hover, stays open after a click, and closes shortly after the mouse has left', async () => {
    fakeTimers()
    const button = renderGroup()
    fireEvent.pointerEnter(groupOf(button), { pointerType: 'mouse' })
    expect(isOpen(button)).toBe(true)
    fireEvent.click(button)
    expect(isOpen(button)).toBe(true)
    fireEvent.pointerLeave(groupOf(button), { pointerType: 'mouse' })
    expect(isOpen(button)).toBe(true)
    fireEvent.pointerEnter(groupOf(button), { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(1000))
    expect(isOpen(button)).toBe(true)
    fireEvent.pointerLeave(groupOf(button), { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(1000))
    expect(isOpen(button)).toBe(false)
  })

  test('does not open on hover by touch', () => {
    const button = renderGroup()
    fireEvent.pointerEnter(groupOf(button), { pointerType: 'touch' })
    expect(isOpen(button)).toBe(false)
  })

  test('closes on Escape, which returns the focus to the button', async () => {
    const button = renderGroup()
    await userEvent.click(button)
    chosen().focus()
    await userEvent.keyboard('{Escape}')
    expect(isOpen(button)).toBe(false)
    expect(button).toHaveFocus()
  })

  test('closes on Escape while the focus is elsewhere, and does not move it', async () => {
    const button = renderGroup()
    fireEvent.pointerEnter(groupOf(button), { pointerType: 'mouse' })
    await userEvent.keyboard('{Escape}')
    expect(isOpen(button)).toBe(false)
    expect(document.body).toHaveFocus()
  })

  test('closes when a link is followed, on a click outside, and when the focus leaves', async () => {
    const button = renderGroup()
    button.focus()
    await userEvent.keyboard('{Enter}')
    fireEvent.click(chosen())
    expect(isOpen(button)).toBe(false)
    await userEvent.keyboard('{Enter}')
    fireEvent.pointerDown(document.body)
    expect(isOpen(button)).toBe(false)
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(isOpen(button)).toBe(true)
    await userEvent.tab()
    expect(isOpen(button)).toBe(false)
  })
})

test('Nav: a list of further links in a stack unfolds in place and stays open', async () => {
  render(group('stack'))
  const button = screen.getByRole('button', { name: 'Hizmetler listesi' })
  fireEvent.pointerEnter(groupOf(button), { pointerType: 'mouse' })
  expect(isOpen(button)).toBe(false)
  await userEvent.click(button)
  fireEvent.pointerDown(document.body)
  expect(isOpen(button)).toBe(true)
  await userEvent.click(button)
  expect(isOpen(button)).toBe(false)
})
