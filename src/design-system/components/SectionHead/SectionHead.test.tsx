import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { componentContract } from '../../../../tests/helpers/componentContract.tsx'
import { SectionHead } from './SectionHead.tsx'

componentContract(SectionHead, { title: 'Öne çıkan ürünler', action: <a href="/urunler">Tüm ürünler</a> })

test('SectionHead: its title names the section', () => {
  render(
    <section aria-labelledby="baslik">
      <SectionHead title="Birlikte çalışanlar" titleId="baslik" />
    </section>,
  )
  expect(screen.getByRole('region', { name: 'Birlikte çalışanlar' })).toBeInTheDocument()
})
