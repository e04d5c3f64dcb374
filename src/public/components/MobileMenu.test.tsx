import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { MobileMenu } from './MobileMenu.tsx'

componentContract(MobileMenu, { label: 'Menü', children: <a href="/urunler">Ürünler</a> })

function renderMenu() {
  render(
    <>
      <MobileMenu label="Menü">
        <a href="#urunler">Ürünler</a>
        <a href="#blog">Blog</a>
      </MobileMenu>
      <a href="#content">Sayfanın kalanı</a>
    </>,
  )
  return screen.getByRole('button', { name: 'Menü' })
}

test('opens and closes from its button', async () => {
  const button = renderMenu()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('link', { name: 'Ürünler' })).toBeNull()
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'Ürünler' })).toBeInTheDocument()
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes it and gives the focus back to the button', async () => {
  const button = renderMenu()
  await userEvent.click(button)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Ürünler' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('following a link closes it', async () => {
  const button = renderMenu()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('closes when the focus leaves it, not while it moves inside', async () => {
  const button = renderMenu()
  await userEvent.click(button)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Sayfanın kalanı' })).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes it wherever the focus is, as does a press outside of it', async () => {
  const button = renderMenu()
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
