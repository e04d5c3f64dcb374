import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { componentContract, handlerContract } from '../../../../tests/helpers/componentContract.tsx'
import { Disclosure } from './Disclosure.tsx'

const props = { label: 'Menü', icon: <i />, openIcon: <b /> }

componentContract(Disclosure, { ...props, children: <a href="#urunler">Ürünler</a> })

const buttonIn = (root: Element) => root.querySelector('button')!
const whileOpen = {
  arrange: (root: Element) => fireEvent.click(buttonIn(root)),
  effect: (root: Element) => buttonIn(root).getAttribute('aria-expanded'),
}
handlerContract(
  Disclosure,
  { ...props, children: <a href="#urunler">Ürünler</a> },
  {
    onClick: { ...whileOpen, fire: (root) => fireEvent.click(root.querySelector('a')!) },
    onBlur: { ...whileOpen, fire: (root) => fireEvent.blur(buttonIn(root), { relatedTarget: document.body }) },
  },
)

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

test('Disclosure: opens and closes from its button', async () => {
  const button = renderDisclosure()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('link', { name: 'Ürünler' })).toBeNull()
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'Ürünler' })).toBeInTheDocument()
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('Disclosure: Escape closes it and returns the focus to the button', async () => {
  const button = renderDisclosure()
  await userEvent.click(button)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Ürünler' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('Disclosure: following a link closes it', async () => {
  const button = renderDisclosure()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('Disclosure: closes when the focus leaves it, not while it moves inside', async () => {
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

test('Disclosure: Escape closes it wherever the focus is, as does a click outside', async () => {
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
