import { useTexts } from '../preferences/locale.ts'
import { ProductDetail } from '../products/ProductDetail.tsx'
import { ProductDetailSkeleton } from '../products/ProductDetailSkeleton.tsx'
import { RelatedProducts } from '../products/RelatedProducts.tsx'
import { Detail } from '../states/Detail.tsx'
import type { PageProps } from '../waking/route.ts'
import { useApi } from '../waking/useApi.ts'

/** One product, by its slug (or its number, as old links have it). */
export default function ProductPage({ params: { slug } }: PageProps<'/urunler/:slug'>) {
  const { products: texts } = useTexts()
  const loaded = useApi('GET /products/:idOrSlug', { idOrSlug: slug })
  return (
    <Detail loaded={loaded} texts={texts} backTo="/urunler" skeleton={<ProductDetailSkeleton />}>
      {(product) => (
        <>
          <ProductDetail product={product} />
          <RelatedProducts idOrSlug={slug} />
        </>
      )}
    </Detail>
  )
}
