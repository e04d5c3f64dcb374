import { Button } from '@filiz/design-system/Button'
import { CardSkeleton } from '@filiz/design-system/CardSkeleton'
import { CardStrip } from '@filiz/design-system/CardStrip'
import { Notice } from '@filiz/design-system/Notice'
import { Scene } from '@filiz/design-system/scenes'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { LIST_COLUMNS } from '../../contract/constants.ts'
import type { Loaded } from '../api/answers.ts'
import { useTexts } from '../preferences/locale.ts'
import { ProductStrip } from './ProductStrip.tsx'
import type { SeenProduct } from './product.ts'

interface ProductListingProps {
  loaded: Loaded<SeenProduct[]>
  /** What is said when there is none. */
  empty: string
  level: 2 | 3
  isFirst?: boolean
}

/** A list of products in each of its states: on its way, not loaded, empty, there. */
export function ProductListing({ loaded, empty, ...strip }: ProductListingProps) {
  const texts = useTexts()
  if (loaded.state === 'loading') return <ListingSkeleton label={texts.loading} />
  if (loaded.state === 'ready' && Array.isArray(loaded.data))
    return loaded.data.length > 0 ? (
      <ProductStrip products={loaded.data} {...strip} />
    ) : (
      <Notice title={empty} scene={<Scene name="product-2" />} />
    )
  return (
    <Notice
      tone="error"
      title={texts.products.failedTitle}
      text={texts.products.failed}
      scene={<Scene name="product-1" />}
      action={
        loaded.state === 'failed' && (
          <Button variant="line" size="s" onClick={loaded.retry}>
            {texts.tryAgain}
          </Button>
        )
      }
    />
  )
}

function ListingSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <CardStrip aria-hidden="true">
        {Array.from({ length: LIST_COLUMNS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without content have nothing else
          <CardSkeleton key={i} />
        ))}
      </CardStrip>
    </>
  )
}
