import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Hero } from '@filiz/design-system/Hero'
import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { Scene } from '@filiz/design-system/scenes'
import { TextLink } from '@filiz/design-system/TextLink'
import { useId } from 'react'
import { useApi } from '../api/useApi.ts'
import { Head } from '../document/Head.tsx'
import { useTexts } from '../preferences/locale.ts'
import { ProductListing } from '../products/ProductListing.tsx'

/** The home page: what we do, and the products that the administrator puts forward. */
export default function HomePage() {
  const { home, allProducts } = useTexts()
  const featured = useApi('GET /products/featured')
  const featuredId = useId()
  return (
    <>
      <Head title={home.title} description={home.lead} />
      <Hero
        scene={<Scene name="full-mosaic" />}
        title={home.title}
        lead={home.lead}
        actions={
          <ButtonLink href="/urunler" variant="gold">
            {home.action}
          </ButtonLink>
        }
      />
      <Section aria-labelledby={featuredId}>
        <SectionHead
          title={home.featuredProducts}
          titleId={featuredId}
          action={<TextLink href="/urunler">{allProducts}</TextLink>}
        />
        <ProductListing loaded={featured} empty={home.noFeaturedProducts} level={3} />
      </Section>
    </>
  )
}
