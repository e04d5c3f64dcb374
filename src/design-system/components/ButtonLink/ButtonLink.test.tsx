import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { ButtonLink } from './ButtonLink.tsx'

componentContract(ButtonLink, { href: '/urunler', children: 'Ürünleri inceleyin' })

test('ButtonLink: is a link', () => {
  render(
    <ButtonLink href="/iletisim?konu=K%C3%B6k%206" variant="primary">
      Teklif isteyin
    </ButtonLink>,
  )
  const link = screen.getByRole('link', { name: 'Teklif isteyin' })
  expect(link).toHaveAttribute('href', '/iletisim?konu=K%C3%B6k%206')
  expect(link).toHaveAttribute('data-variant', 'primary')
})

test('ButtonLink: invalid props do not compile', () => {
  // @ts-expect-error a link has an href
  void (<ButtonLink>Ürünler</ButtonLink>)
  void (
    (
      // @ts-expect-error a link cannot be disabled
      <ButtonLink href="/" disabled>
        Ürünler
      </ButtonLink>
    )
  )
})
