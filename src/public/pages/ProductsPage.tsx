import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { PageHead } from '@filiz/design-system/PageHead'
import { Section } from '@filiz/design-system/Section'
import { Scene } from '@filiz/design-system/scenes'
import { useApi } from '../api/useApi.ts'
import { Head } from '../document/Head.tsx'
import { useTexts } from '../preferences/locale.ts'
import { ProductListing } from '../products/ProductListing.tsx'

/** Every product. */
export default function ProductsPage() {
  const { nav, breadcrumb, products } = useTexts()
  const list = useApi('GET /products')
  return (
    <>
      <Head title={products.title} description={products.lead} />
      <PageHead
        title={products.title}
        lead={products.lead}
        scene={<Scene name="head-mosaic" />}
        breadcrumb={<Breadcrumb label={breadcrumb} trail={[{ href: '/', label: nav.home }]} current={products.title} />}
      />
      <Section space="tight" aria-label={products.title}>
        <ProductListing loaded={list} empty={products.empty} level={2} isFirst />
      </Section>
    </>
  )
}
