import { Section } from '@filiz/design-system/Section'
import { useLocation } from 'react-router-dom'
import { FilterLinks } from '../components/FilterLinks.tsx'
import { ListHead, ListPager } from '../components/listPage.tsx'
import { onePageOf, pageNumberIn } from '../components/paging.ts'
import type { Loaded } from '../data/responses.ts'
import { ProductList } from '../features/products/ProductList.tsx'
import { featureIn, isFiltered, PRODUCTS_PER_PAGE, pathOfFeature } from '../features/products/productQuery.ts'
import { useContentLang, useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { productsPage } from '../routes.ts'

/** One page of all products, or of those with a feature. */
export default function ProductsPage({ data }: PageProps<typeof productsPage>) {
  const { products, pager } = useTexts()
  const contentLang = useContentLang()
  const search = new URLSearchParams(useLocation().search)
  const [page, feature] = [pageNumberIn(search), featureIn(search)]
  const { loaded, pages, isBeyond } = onePageOf(data.products, page, PRODUCTS_PER_PAGE, isFiltered(search))
  const features = namesOf(data.features)
  return (
    <>
      <ListHead
        texts={products}
        illustration="head-mosaic"
        page={page}
        feature={features.find((name) => name === feature)}
        isBeyond={isBeyond}
      />
      <Section space="tight" aria-label={products.title}>
        {(features.length > 0 || feature) && (
          <FilterLinks
            label={products.features}
            all={products.all}
            names={features}
            namesLang={contentLang}
            current={feature}
            hrefOf={pathOfFeature}
          />
        )}
        <ProductList
          loaded={loaded}
          empty={pages > 0 ? pager.beyond : feature ? products.none : products.empty}
          level={2}
          priority
        />
        <ListPager page={page} pages={pages} path={pathOfFeature(feature)} />
      </Section>
    </>
  )
}

/** Names of the features; none if the server has no such endpoint or its response is no list. */
const namesOf = (loaded: Loaded<{ name: string }[]>): string[] =>
  loaded.state === 'ready' && Array.isArray(loaded.data) ? loaded.data.map(({ name }) => name) : []
