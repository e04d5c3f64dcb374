import { Section } from '@filiz/design-system/Section'
import { paths } from '../../contract/domain/paths.ts'
import { FilterLinks } from '../components/FilterLinks.tsx'
import { ListStates } from '../components/ListStates.tsx'
import { ListHead, ListPager, useListTexts } from '../components/listPage.tsx'
import { onePageOf, pageNumberIn } from '../components/paging.ts'
import { UntranslatedLinks } from '../components/UntranslatedLinks.tsx'
import { rowsOf } from '../data/responses.ts'
import { ProductCards } from '../features/products/ProductCards.tsx'
import { featureIn, isFiltered, PRODUCTS_PER_PAGE } from '../features/products/productQuery.ts'
import { useContentLang, useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import { useQuery } from '../navigation/useQuery.ts'
import { productsPage } from '../routes.ts'

/** One page of all products, or of those with a feature. */
export default function ProductsPage({ data }: PageProps<typeof productsPage>) {
  const { products: fixed, pager } = useTexts()
  const products = { ...fixed, ...useListTexts('products-page') }
  const query = useQuery()
  const [page, feature] = [pageNumberIn(query), featureIn(query)]
  const { loaded, pages, isPastEnd } = onePageOf(data.products, page, PRODUCTS_PER_PAGE, isFiltered(query))
  const features = rowsOf(data.features).map(({ name }) => name)
  const featureLang = useContentLang(rowsOf(data.features)[0])
  return (
    <>
      <ListHead
        path={paths.products}
        texts={products}
        illustration="head-mosaic"
        page={page}
        feature={features.find((name) => name === feature)}
        isPastEnd={isPastEnd}
      />
      <Section space="tight" aria-label={products.title}>
        {(features.length > 0 || feature) && (
          <FilterLinks features={features} current={feature} featureLang={featureLang} />
        )}
        <ListStates
          loaded={loaded}
          texts={pages > 0 || feature ? { ...fixed, empty: pages > 0 ? pager.beyond : products.none } : products}
        >
          {(items) => <ProductCards products={items} level={2} priority />}
        </ListStates>
        <ListPager page={page} pages={pages} path={paths.products} feature={feature} />
      </Section>
      {!feature && <UntranslatedLinks list={productsPage} path={paths.product} />}
    </>
  )
}
