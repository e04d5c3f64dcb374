import { PreviewRibbon } from '../previews/PreviewRibbon.tsx'
import { usePreviewTexts } from '../previews/usePreviewTexts.ts'
import { ProductDetail } from '../products/ProductDetail.tsx'
import { ProductDetailSkeleton } from '../products/ProductDetailSkeleton.tsx'
import { pathOf } from '../products/product.ts'
import type { productPreviewPage } from '../routes.ts'
import { Detail } from '../states/Detail.tsx'
import type { PageProps } from '../waking/route.ts'

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
