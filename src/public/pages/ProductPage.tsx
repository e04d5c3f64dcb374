import { useApi } from '../api/useApi.ts'
import { useTexts } from '../preferences/locale.ts'
import { ProductDetail } from '../products/ProductDetail.tsx'
import { ProductDetailSkeleton } from '../products/ProductDetailSkeleton.tsx'
import { RelatedProducts } from '../products/RelatedProducts.tsx'
import type { PageProps } from '../routing/route.ts'
import { Failed, Missing } from '../states/Unavailable.tsx'

/** One product, by its slug (or its number, as old links have it). */
export default function ProductPage({ params: { slug } }: PageProps<'/urunler/:slug'>) {
  const { products: texts } = useTexts()
  const loaded = useApi('GET /products/:idOrSlug', { idOrSlug: slug })
  switch (loaded.state) {
    case 'loading':
      return <ProductDetailSkeleton />
    case 'missing':
      return <Missing texts={texts} backTo="/urunler" />
    case 'failed':
      return <Failed texts={texts} backTo="/urunler" retry={loaded.retry} />
    case 'ready':
      return (
        <>
          <ProductDetail product={loaded.data} />
          <RelatedProducts product={loaded.data} />
        </>
      )
  }
}
