import { DetailStates } from '../components/loadStates.tsx'
import { PreviewRibbon } from '../features/previews/PreviewRibbon.tsx'
import { usePreviewTexts } from '../features/previews/usePreviewTexts.ts'
import { ProductDetail } from '../features/products/ProductDetail.tsx'
import { pathOf } from '../features/products/product.ts'
import type { PageProps } from '../navigation/route.ts'
import type { productPreviewPage } from '../routes.ts'

/** Preview of a hidden product, for everybody who has its link. */
export default function ProductPreviewPage({ data }: PageProps<typeof productPreviewPage>) {
  const { product: texts } = usePreviewTexts()
  return (
    <DetailStates loaded={data.product} texts={texts} backTo="/urunler">
      {(product) => (
        <>
          <PreviewRibbon texts={texts} shownAt={product.isHidden ? undefined : pathOf(product)} />
          <ProductDetail product={product} isPreview />
        </>
      )}
    </DetailStates>
  )
}
