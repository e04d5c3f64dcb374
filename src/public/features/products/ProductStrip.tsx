import { Card } from '@filiz/design-system/Card'
import { CardStrip } from '@filiz/design-system/CardStrip'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { groundsOf } from './grounds.ts'
import { ProductPicture } from './ProductPicture.tsx'
import { pathOf, type SeenProduct, tellingSpecsOf } from './product.ts'

interface ProductStripProps {
  products: readonly SeenProduct[]
  /** The rank of the cards' headings on the page. */
  level: 2 | 3
  /** The first of them is seen at once. */
  isFirst?: boolean
  /** Beside a product that says its own features, those of others would be taken for its. */
  isCompany?: boolean
}

/** Products side by side, up to four in a row. */
export function ProductStrip({ products, level, isFirst = false, isCompany = false }: ProductStripProps) {
  const { seeDetails } = useTexts()
  const contentLang = useContentLang()
  const grounds = groundsOf(products)
  return (
    <CardStrip onPhones="rows">
      {products.map((product, i) => (
        <Card
          key={product.id}
          title={product.name ?? ''}
          text={shortDescriptionOf(product)}
          facts={isCompany ? undefined : tellingSpecsOf(product)}
          contentLang={contentLang}
          level={level}
          href={pathOf(product)}
          linkText={seeDetails}
          picture={<ProductPicture product={product} alt="" ground={grounds[i]!} isFirst={isFirst && i === 0} />}
        />
      ))}
    </CardStrip>
  )
}
