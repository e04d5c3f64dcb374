import { Detail } from '../components/Detail.tsx'
import { listIn } from '../data/useApi.ts'
import { ProductDetail } from '../features/products/ProductDetail.tsx'
import { ProductDetailSkeleton } from '../features/products/ProductDetailSkeleton.tsx'
import { RelatedProducts } from '../features/products/RelatedProducts.tsx'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { productPage } from '../routes.ts'

/** One product, by its slug (or its number, as old links have it). */
export default function ProductPage({ data }: PageProps<typeof productPage>) {
  const { products: texts } = useTexts()
  return (
    <Detail loaded={data.product} texts={texts} backTo="/urunler" skeleton={<ProductDetailSkeleton />}>
      {(product) => (
        <>
          <ProductDetail product={product} />
          <RelatedProducts related={listIn(data.related)} />
        </>
      )}
    </Detail>
  )
}
