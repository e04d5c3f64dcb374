import { Section } from '@filiz/design-system/Section'
import { ListHead } from '../content/ListHead.tsx'
import { ListPager } from '../content/ListPager.tsx'
import { onePageOf, partOf, usePageNumber } from '../content/paging.ts'
import { useTexts } from '../preferences/locale.ts'
import { ProductListing } from '../products/ProductListing.tsx'
import { PRODUCTS_PER_PAGE } from '../products/productsPerPage.ts'
import { useApi } from '../waking/useApi.ts'

/** Every product, a page of them at a time. */
export default function ProductsPage() {
  const { products, pager } = useTexts()
  const page = usePageNumber()
  const list = useApi('GET /products', {}, partOf(page, PRODUCTS_PER_PAGE))
  const { loaded, pages, isBeyond } = onePageOf(list, page, PRODUCTS_PER_PAGE)
  return (
    <>
      <ListHead path="/urunler" texts={products} scene="head-mosaic" page={page} isBeyond={isBeyond} />
      <Section space="tight" aria-label={products.title}>
        <ProductListing loaded={loaded} empty={isBeyond ? pager.beyond : products.empty} level={2} isFirst />
        <ListPager path="/urunler" page={page} pages={pages} />
      </Section>
    </>
  )
}
