import { useTexts } from '../preferences/locale.ts'
import { ProductDetail } from '../products/ProductDetail.tsx'
import { ProductDetailSkeleton } from '../products/ProductDetailSkeleton.tsx'
import { RelatedProducts } from '../products/RelatedProducts.tsx'
import type { productPage } from '../routes.ts'
import { Detail } from '../states/Detail.tsx'
import type { PageProps } from '../waking/route.ts'
import { listIn } from '../waking/useApi.ts'

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
