import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { Header } from './Header.tsx'

componentContract(Header, { brand: <a href="/">Filiz</a>, children: <a href="/urunler">Ürünler</a>, opaqueAfter: 10 })

const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
  })

test('over a picture it closes past ten pixels, not at ten, and opens again', () => {
  render(
    <Header brand="Filiz" opaqueAfter={10} isOverPicture>
      …
    </Header>,
  )
  const header = screen.getByRole('banner')
  expect(header).toHaveAttribute('data-over')
  expect(header).not.toHaveAttribute('data-solid')
  scrollTo(10)
  expect(header).not.toHaveAttribute('data-solid')
  scrollTo(11)
  expect(header).toHaveAttribute('data-solid')
  scrollTo(0)
  expect(header).not.toHaveAttribute('data-solid')
})

test('elsewhere it is solid from the start', () => {
  render(
    <Header brand="Filiz" opaqueAfter={10}>
      …
    </Header>,
  )
  expect(screen.getByRole('banner')).toHaveAttribute('data-solid')
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-over')
})
