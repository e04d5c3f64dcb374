import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Brand, Header } from './Header.tsx'

const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
  })

test('header over a picture: opaque after more than ten pixels of scrolling, and transparent again at the top', () => {
  render(
    <Header brand="Filiz" isOverPicture>
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

test('header on other pages: opaque from the start', () => {
  render(<Header brand="Filiz">…</Header>)
  expect(screen.getByRole('banner')).toHaveAttribute('data-solid')
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-over')
})

const mark = <svg viewBox="0 0 32 32" aria-hidden="true" />

test.each(['Filiz Tarım Teknolojileri', 'Filiz'])('brand: its accessible name is the whole name: %s', (name) => {
  render(<Brand href="/" name={name} mark={mark} />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/')
})

test('brand: a logo replaces mark and name', () => {
  render(<Brand href="/" name="Filiz" mark={mark} logo={<img src="/logo.svg" alt="Filiz" />} />)
  expect(screen.getByRole('link', { name: 'Filiz' })).toContainElement(screen.getByRole('img', { name: 'Filiz' }))
  expect(screen.queryByText('Filiz')).toBeNull()
})
