import { Section } from '@filiz/design-system/Section'
import { useLocation } from 'react-router-dom'
import { FilterLinks } from '../components/FilterLinks.tsx'
import { ListHead, ListPager, useListTexts } from '../components/listPage.tsx'
import { ListStates } from '../components/loadStates.tsx'
import { onePageOf, pageNumberIn } from '../components/paging.ts'
import { rowsOf } from '../data/responses.ts'
import { ProductCards } from '../features/products/ProductCards.tsx'
import { featureIn, isFiltered, PRODUCTS_PER_PAGE, pathOfFeature } from '../features/products/productQuery.ts'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { productsPage } from '../routes.ts'

/** One page of all products, or of those with a feature. */
export default function ProductsPage({ data }: PageProps<typeof productsPage>) {
  const { products: fixed, pager } = useTexts()
  const products = { ...fixed, ...useListTexts('products-page') }
  const search = new URLSearchParams(useLocation().search)
  const [page, feature] = [pageNumberIn(search), featureIn(search)]
  const { loaded, pages, isPastEnd } = onePageOf(data.products, page, PRODUCTS_PER_PAGE, isFiltered(search))
  const features = rowsOf(data.features).map(({ name }) => name)
  return (
    <>
      <ListHead
        texts={products}
        illustration="head-mosaic"
        page={page}
        feature={features.find((name) => name === feature)}
        isPastEnd={isPastEnd}
      />
      <Section space="tight" aria-label={products.title}>
        {(features.length > 0 || feature) && <FilterLinks features={features} current={feature} />}
        <ListStates
          loaded={loaded}
          texts={pages > 0 || feature ? { ...fixed, empty: pages > 0 ? pager.beyond : products.none } : products}
        >
          {(items) => <ProductCards products={items} level={2} priority />}
        </ListStates>
        <ListPager page={page} pages={pages} path={pathOfFeature(feature)} />
      </Section>
    </>
  )
}
