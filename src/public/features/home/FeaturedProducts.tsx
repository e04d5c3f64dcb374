import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { TextLink } from '@filiz/design-system/TextLink'
import { useId } from 'react'
import { useTexts } from '../../i18n/locale.ts'
import { said } from '../../i18n/said.tsx'
import { ProductList } from '../products/ProductList.tsx'
import type { HomeData, Saying } from './homeData.ts'
import { useHomeTexts } from './useHomeTexts.ts'

/** The products that the administrator puts forward, in four columns. */
export function FeaturedProducts({ products: featured, content }: Pick<HomeData, 'products'> & Saying) {
  const { products } = useHomeTexts()
  const { allProducts, nav } = useTexts()
  const titleId = useId()
  return (
    <Section tone="sunk" aria-labelledby={titleId}>
      <SectionHead
        title={said(content, 'productsTitle') || nav.products}
        titleId={titleId}
        action={<TextLink href="/urunler">{allProducts}</TextLink>}
      />
      <ProductList loaded={featured} empty={products.empty} level={3} />
    </Section>
  )
}
