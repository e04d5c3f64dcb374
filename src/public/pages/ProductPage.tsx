import { DetailStates } from '../components/loadStates.tsx'
import { rowsOf } from '../data/responses.ts'
import { ProductDetail, RelatedProducts } from '../features/products/ProductDetail.tsx'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { productPage } from '../routes.ts'

/** The page of one product, found by its slug or, for old links, by its id. */
export default function ProductPage({ data }: PageProps<typeof productPage>) {
  const { products: texts } = useTexts()
  return (
    <DetailStates loaded={data.product} texts={texts} backTo="/urunler">
      {(product) => (
        <>
          <ProductDetail product={product} />
          <RelatedProducts related={rowsOf(data.related)} />
        </>
      )}
    </DetailStates>
  )
}
