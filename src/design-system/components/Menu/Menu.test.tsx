import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/componentContract.tsx'
import { Menu } from './Menu.tsx'

componentContract(Menu, { label: 'Menü', children: <a href="/urunler">Ürünler</a> })

const renderMenu = () => {
  const { container } = render(
    <>
      <Menu label="Menü" data-testid="menu">
        <a href="#urunler">Ürünler</a>
        <a href="#blog">Blog</a>
      </Menu>
      <a href="#content">Sayfanın kalanı</a>
    </>,
  )
  return { menu: screen.getByTestId<HTMLDetailsElement>('menu'), button: container.querySelector('summary')! }
}
const open = async (menu: HTMLDetailsElement) =>
  act(async () => {
    menu.open = true
  })

test('opens from its button', async () => {
  const { menu, button } = renderMenu()
  expect(button).toHaveTextContent('Menü')
  await userEvent.click(button)
  expect(menu.open).toBe(true)
  await expect.poll(() => menu.dataset.state).toBe('open')
})

test('Escape closes it and gives the focus back to the button', async () => {
  const { menu, button } = renderMenu()
  await open(menu)
  screen.getByRole('link', { name: 'Ürünler' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(button).toHaveFocus()
})

test('following a link closes it', async () => {
  const { menu } = renderMenu()
  await open(menu)
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }))
  expect(menu.open).toBe(false)
})

test('closes when the focus leaves it, not when it moves inside', async () => {
  const { menu } = renderMenu()
  await open(menu)
  screen.getByRole('link', { name: 'Ürünler' }).focus()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus()
  expect(menu.open).toBe(true)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Sayfanın kalanı' })).toHaveFocus()
  expect(menu.open).toBe(false)
})
