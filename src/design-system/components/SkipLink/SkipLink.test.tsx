import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { SkipLink } from './SkipLink.tsx'

componentContract(SkipLink, { to: 'icerik', children: 'İçeriğe geç' }, (link) => (
  <>
    {link}
    <main id="icerik">Ürünler</main>
  </>
))

test('SkipLink: links to the content', () => {
  render(<SkipLink to="icerik">İçeriğe geç</SkipLink>)
  expect(screen.getByRole('link')).toHaveAttribute('href', '#icerik')
})

test('SkipLink: invalid props do not compile', () => {
  void (
    (
      // @ts-expect-error its target is a fragment of this page
      <SkipLink to="icerik" href="/urunler">
        İçeriğe geç
      </SkipLink>
    )
  )
})
