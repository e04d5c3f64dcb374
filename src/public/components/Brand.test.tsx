import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../tests/componentContract.tsx'
import { Brand } from './Brand.tsx'

const mark = <svg viewBox="0 0 32 32" aria-hidden="true" />

componentContract(Brand, { href: '/', name: 'Filiz Tarım Teknolojileri', mark })

test.each(['Filiz Tarım Teknolojileri', 'Filiz'])('is called by the whole name: %s', (name) => {
  render(<Brand href="/" name={name} mark={mark} />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/')
})

test('a logo stands for mark and name', () => {
  render(<Brand href="/" name="Filiz" mark={mark} logo={<img src="/logo.svg" alt="Filiz" />} />)
  expect(screen.getByRole('link', { name: 'Filiz' })).toContainElement(screen.getByRole('img', { name: 'Filiz' }))
  expect(screen.queryByText('Filiz')).toBeNull()
})
