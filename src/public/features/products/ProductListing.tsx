import { CardSkeleton } from '@filiz/design-system/CardSkeleton'
import { CardStrip } from '@filiz/design-system/CardStrip'
import { LIST_COLUMNS } from '../../../contract/constants.ts'
import { Listing } from '../../components/Listing.tsx'
import type { Loaded } from '../../data/answers.ts'
import { useTexts } from '../../i18n/locale.ts'
import { ProductStrip } from './ProductStrip.tsx'
import type { SeenProduct } from './product.ts'

interface ProductListingProps {
  loaded: Loaded<SeenProduct[]>
  /** What is said when there is none. */
  empty: string
  level: 2 | 3
  isFirst?: boolean
}

/** A list of products in each of its states. */
export function ProductListing({ loaded, empty, ...strip }: ProductListingProps) {
  const { products } = useTexts()
  return (
    <Listing loaded={loaded} texts={{ ...products, empty }} skeleton={<StripSkeleton />}>
      {(items) => <ProductStrip products={items} {...strip} />}
    </Listing>
  )
}

const StripSkeleton = () => (
  <CardStrip onPhones="rows" aria-hidden="true">
    {Array.from({ length: LIST_COLUMNS }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places without content have nothing else
      <CardSkeleton key={i} />
    ))}
  </CardStrip>
)
