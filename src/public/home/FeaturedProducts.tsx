import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { TextLink } from '@filiz/design-system/TextLink'
import { useId } from 'react'
import { useTexts } from '../preferences/locale.ts'
import { ProductListing } from '../products/ProductListing.tsx'
import { useApi } from '../waking/useApi.ts'
import { useHomeTexts } from './useHomeTexts.ts'

/** The products that the administrator puts forward, in four columns. */
export function FeaturedProducts() {
  const { products } = useHomeTexts()
  const { allProducts } = useTexts()
  const featured = useApi('GET /products/featured')
  const titleId = useId()
  return (
    <Section tone="sunk" aria-labelledby={titleId}>
      <SectionHead
        title={products.title}
        titleId={titleId}
        action={<TextLink href="/urunler">{allProducts}</TextLink>}
      />
      <ProductListing loaded={featured} empty={products.empty} level={3} />
    </Section>
  )
}
