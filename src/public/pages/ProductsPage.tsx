import { Section } from '@filiz/design-system/Section'
import { ListHead } from '../lists/ListHead.tsx'
import { ListPager } from '../lists/ListPager.tsx'
import { onePageOf, usePageNumber } from '../lists/paging.ts'
import { useTexts } from '../preferences/locale.ts'
import { ProductListing } from '../products/ProductListing.tsx'
import { PRODUCTS_PER_PAGE } from '../products/productsPerPage.ts'
import type { productsPage } from '../routes.ts'
import type { PageProps } from '../waking/route.ts'

/** Every product, a page of them at a time. */
export default function ProductsPage({ data }: PageProps<typeof productsPage>) {
  const { products, pager } = useTexts()
  const page = usePageNumber()
  const { loaded, pages, isBeyond } = onePageOf(data.products, page, PRODUCTS_PER_PAGE)
  return (
    <>
      <ListHead texts={products} scene="head-mosaic" page={page} isBeyond={isBeyond} />
      <Section space="tight" aria-label={products.title}>
        <ProductListing loaded={loaded} empty={isBeyond ? pager.beyond : products.empty} level={2} isFirst />
        <ListPager page={page} pages={pages} />
      </Section>
    </>
  )
}
