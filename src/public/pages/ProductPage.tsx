import type { Loaded } from '../api/answers.ts'
import { useApi } from '../api/useApi.ts'
import { ProductDetail } from '../products/ProductDetail.tsx'
import { ProductDetailSkeleton } from '../products/ProductDetailSkeleton.tsx'
import { ProductFailed, ProductMissing } from '../products/ProductUnavailable.tsx'
import type { SeenProduct } from '../products/product.ts'
import { RelatedProducts } from '../products/RelatedProducts.tsx'
import type { PageProps } from '../routing/route.ts'

/** One product, by its slug (or its number, as old links have it). */
export default function ProductPage({ params: { slug } }: PageProps<'/urunler/:slug'>) {
  return pageOf(useApi('GET /products/:idOrSlug', { idOrSlug: slug }))
}

function pageOf(loaded: Loaded<SeenProduct>) {
  switch (loaded.state) {
    case 'loading':
      return <ProductDetailSkeleton />
    case 'missing':
      return <ProductMissing />
    case 'failed':
      return <ProductFailed retry={loaded.retry} />
    case 'ready':
      return (
        <>
          <ProductDetail product={loaded.data} />
          <RelatedProducts product={loaded.data} />
        </>
      )
  }
}
