import { DetailStates } from '../components/loadStates.tsx'
import { TitledSection } from '../components/TitledSection.tsx'
import { rowsOf } from '../data/responses.ts'
import { ProductCards } from '../features/products/ProductCards.tsx'
import { ProductDetail } from '../features/products/ProductDetail.tsx'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { productPage } from '../routes.ts'

/** The page of one product, found by its slug or, for old links, by its id. */
export default function ProductPage({ data }: PageProps<typeof productPage>) {
  const { products: texts } = useTexts()
  const related = rowsOf(data.related)
  return (
    <DetailStates loaded={data.product} texts={texts} backTo="/urunler">
      {(product) => (
        <>
          <ProductDetail product={product} />
          {related.length > 0 && (
            <TitledSection title={texts.related} size="m" className="screen-only">
              <ProductCards products={related} level={3} hasSpecs={false} />
            </TitledSection>
          )}
        </>
      )}
    </DetailStates>
  )
}
