import { Detail } from '../components/Detail.tsx'
import { PreviewRibbon } from '../features/previews/PreviewRibbon.tsx'
import { usePreviewTexts } from '../features/previews/usePreviewTexts.ts'
import { ProductDetail } from '../features/products/ProductDetail.tsx'
import { ProductDetailSkeleton } from '../features/products/ProductDetailSkeleton.tsx'
import { pathOf } from '../features/products/product.ts'
import type { PageProps } from '../navigation/route.ts'
import type { productPreviewPage } from '../routes.ts'

/** A product that visitors may not see, for those who were given the link. */
export default function ProductPreviewPage({ data }: PageProps<typeof productPreviewPage>) {
  const { product: texts } = usePreviewTexts()
  return (
    <Detail loaded={data.product} texts={texts} backTo="/urunler" skeleton={<ProductDetailSkeleton />}>
      {(product) => (
        <>
          <PreviewRibbon texts={texts} shownAt={product.isHidden ? undefined : pathOf(product)} />
          <ProductDetail product={product} isPreview />
        </>
      )}
    </Detail>
  )
}
