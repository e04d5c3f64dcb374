import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { Disclosure } from './Disclosure.tsx'

const props = { label: 'Menü', icon: <i />, openIcon: <b /> }

componentContract(Disclosure, { ...props, children: <a href="/urunler">Ürünler</a> })

function renderDisclosure() {
  render(
    <>
      <Disclosure {...props}>
        <a href="#urunler">Ürünler</a>
        <a href="#blog">Blog</a>
      </Disclosure>
      <a href="#content">Sayfanın kalanı</a>
    </>,
  )
  return screen.getByRole('button', { name: 'Menü' })
}

test('opens and closes from its button', async () => {
  const button = renderDisclosure()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('link', { name: 'Ürünler' })).toBeNull()
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'Ürünler' })).toBeInTheDocument()
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes it and gives the focus back to the button', async () => {
  const button = renderDisclosure()
  await userEvent.click(button)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Ürünler' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('following a link closes it', async () => {
  const button = renderDisclosure()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('closes when the focus leaves it, not while it moves inside', async () => {
  const button = renderDisclosure()
  await userEvent.click(button)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Sayfanın kalanı' })).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes it wherever the focus is, as does a click outside', async () => {
  const button = renderDisclosure()
  await userEvent.click(button)
  act(() => button.blur())
  await userEvent.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).not.toHaveFocus()
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(document.body)
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test.each([true, false])(
  'the caller’s onClick runs first, and keeps it open by preventing the default: %s',
  (prevents) => {
    const onClick = vi.fn((event: React.MouseEvent) => prevents && event.preventDefault())
    render(
      <Disclosure {...props} onClick={onClick}>
        <a href="#urunler">Ürünler</a>
      </Disclosure>,
    )
    const button = screen.getByRole('button', { name: 'Menü' })
    fireEvent.click(button)
    onClick.mockClear()
    fireEvent.click(screen.getByRole('link', { name: 'Ürünler' }))
    expect(onClick).toHaveBeenCalledOnce()
    expect(button).toHaveAttribute('aria-expanded', String(prevents))
  },
)
