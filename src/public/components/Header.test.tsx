import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Brand, Header } from './Header.tsx'

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

const mark = <svg viewBox="0 0 32 32" aria-hidden="true" />

test.each(['Filiz Tarım Teknolojileri', 'Filiz'])('is called by the whole name: %s', (name) => {
  render(<Brand href="/" name={name} mark={mark} />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/')
})

test('a logo stands for mark and name', () => {
  render(<Brand href="/" name="Filiz" mark={mark} logo={<img src="/logo.svg" alt="Filiz" />} />)
  expect(screen.getByRole('link', { name: 'Filiz' })).toContainElement(screen.getByRole('img', { name: 'Filiz' }))
  expect(screen.queryByText('Filiz')).toBeNull()
})
