import { paths } from '../../contract/domain/paths.ts'
import { RecordPreview } from '../features/previews/RecordPreview.tsx'
import { ProductDetail } from '../features/products/ProductDetail.tsx'
import { productPathOf } from '../features/products/product.ts'
import type { PageProps } from '../navigation/route.ts'
import type { productPreviewPage } from '../routes.ts'

/** Preview of a product (`RecordPreview`). */
export default function ProductPreviewPage({ data }: PageProps<typeof productPreviewPage>) {
  return (
    <RecordPreview
      kind="product"
      loaded={data.product}
      backTo={paths.products}
      publicPathOf={(product, locale) => (product.isHidden ? undefined : productPathOf(product, locale))}
    >
      {(product) => <ProductDetail product={product} isPreview />}
    </RecordPreview>
  )
}
