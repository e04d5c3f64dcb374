import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { TextLink } from './TextLink.tsx'

componentContract(TextLink, { href: '/urunler', children: 'Detayları Gör →' })

test('TextLink, arrow: hidden from screen readers, the text stays as it is', () => {
  render(<TextLink href="/urunler/kok-6">Detayları Gör →</TextLink>)
  expect(screen.getByRole('link', { name: 'Detayları Gör' })).toHaveTextContent(/^Detayları Gör →$/)
  expect(screen.getByText('→')).toHaveClass('arrow')
})

test('TextLink: invalid props do not compile', () => {
  // @ts-expect-error a link has an href
  void (<TextLink>Detayları Gör →</TextLink>)
})
