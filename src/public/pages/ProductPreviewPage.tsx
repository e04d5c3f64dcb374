import { RecordPreview } from '../features/previews/previews.tsx'
import { ProductDetail } from '../features/products/ProductDetail.tsx'
import { pathOf } from '../features/products/product.ts'
import type { PageProps } from '../navigation/route.ts'
import type { productPreviewPage } from '../routes.ts'

/** Preview of a hidden product. */
export default function ProductPreviewPage({ data }: PageProps<typeof productPreviewPage>) {
  return (
    <RecordPreview
      kind="product"
      loaded={data.product}
      backTo="/urunler"
      publicPathOf={(product) => (product.isHidden ? undefined : pathOf(product))}
    >
      {(product) => <ProductDetail product={product} isPreview />}
    </RecordPreview>
  )
}
