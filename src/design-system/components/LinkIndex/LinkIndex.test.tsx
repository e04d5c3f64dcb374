import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { LinkIndex } from './LinkIndex.tsx'

const entries = [
  { key: 1, href: '/hizmetler/sulama', mark: '1', title: 'Hassas sulama', text: 'Kök ne istiyorsa o kadar.' },
  { key: 2, href: '/hizmetler/etut', mark: '2', title: 'Toprak etüdü' },
]

componentContract(LinkIndex, { entries })

test('LinkIndex: one row per entry with a link named by its title; the text is optional', () => {
  render(<LinkIndex entries={entries} lang="tr" />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first!).getByRole('link', { name: 'Hassas sulama' })).toHaveAttribute('href', '/hizmetler/sulama')
  expect(within(first!).getByRole('heading', { level: 3 }).parentElement!.closest('[lang]')).toHaveAttribute(
    'lang',
    'tr',
  )
  expect(within(first!).getByText('Kök ne istiyorsa o kadar.')).toBeInTheDocument()
  expect(second!.querySelector('p')).toBeNull()
})
