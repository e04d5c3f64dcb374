import { paths } from '../../contract/domain/paths.ts'
import { ListSection } from '../components/ListSection.tsx'
import { DetailStates } from '../components/loadStates.tsx'
import { TitledSection } from '../components/TitledSection.tsx'
import { rowsOf } from '../data/responses.ts'
import { ProductCards } from '../features/products/ProductCards.tsx'
import { ProductDetail } from '../features/products/ProductDetail.tsx'
import type { PublicProduct } from '../features/products/product.ts'
import { ReferenceRow } from '../features/references/ReferenceRow.tsx'
import type { PublicReference } from '../features/references/reference.ts'
import { useTexts } from '../i18n/locale.ts'
import type { PageProps } from '../navigation/route.ts'
import type { productPage } from '../routes.ts'

/** The page of one product, found by its slug or, for old links, by its id. */
export default function ProductPage({ data }: PageProps<typeof productPage>) {
  const { products: texts } = useTexts()
  const related = rowsOf(data.related)
  return (
    <DetailStates loaded={data.product} texts={texts} backTo={paths.products}>
      {(product: PublicProduct) => (
        <>
          <ProductDetail product={product} />
          <ProductReferences references={product.references ?? []} />
          {related.length > 0 && (
            <TitledSection title={texts.related} size="m" className="screen-only">
              <ProductCards products={related} level={3} hasSpecs={false} />
            </TitledSection>
          )}
        </>
      )}
    </DetailStates>
  )
}

/** The newest references that name the product; nothing if there are none. */
function ProductReferences({ references }: { references: readonly PublicReference[] }) {
  const { references: texts } = useTexts()
  if (references.length === 0) return null
  return (
    <div className="screen-only">
      <ListSection label={texts.ofProduct}>
        {references.slice(0, SHOWN_REFERENCES).map((reference, i) => (
          <ReferenceRow key={reference.id} reference={reference} side={i % 2 ? 'right' : 'left'} />
        ))}
      </ListSection>
    </div>
  )
}

const SHOWN_REFERENCES = 2
