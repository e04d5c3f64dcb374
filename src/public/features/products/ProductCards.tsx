import { Card } from '@filiz/design-system/Card'
import { CardStrip } from '@filiz/design-system/CardStrip'
import { DescriptionList } from '@filiz/design-system/DescriptionList'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { langOf } from '../../i18n/content.tsx'
import { useContentLang, useLocale, useTexts } from '../../i18n/locale.ts'
import { backgroundsOf } from './backgrounds.ts'
import { ProductPicture } from './ProductPicture.tsx'
import { keySpecsOf, type PublicProduct, productPathOf, toItems } from './product.ts'

interface ProductCardsProps {
  products: readonly PublicProduct[]
  /** Level of the cards' headings. */
  level: 2 | 3
  /** The first card is visible without scrolling. */
  priority?: boolean
  /** Whether the cards show specs: not beside another product's, where they could be mistaken for its own. */
  hasSpecs?: boolean
  /** The first card is large, with the others as rows beside it. */
  hasLead?: boolean
}

/** Cards of products, up to four in a row. */
export function ProductCards({
  products,
  level,
  priority = false,
  hasSpecs = true,
  hasLead = false,
}: ProductCardsProps) {
  const { seeDetails } = useTexts()
  const contentLang = useContentLang(products[0])
  const locale = useLocale()
  const backgrounds = backgroundsOf(products)
  return (
    <CardStrip onPhones="rows" hasLead={hasLead}>
      {products.map((product, i) => {
        const text = shortDescriptionOf(product)
        const specs = hasSpecs ? toItems(keySpecsOf(product)) : []
        return (
          <Card key={product.id}>
            <ProductPicture
              product={product}
              background={backgrounds[i]!}
              priority={priority && i === 0}
              size={!hasLead ? 'card' : i === 0 || products.length < 3 ? 'lead' : 'row'}
            />
            <Card.Body>
              <Card.Heading level={level} lang={contentLang}>
                {product.name ?? ''}
              </Card.Heading>
              {text && <p lang={contentLang}>{text}</p>}
              {specs.length > 0 && (
                <DescriptionList
                  layout="columns"
                  size="s"
                  items={specs}
                  lang={contentLang ?? langOf(product, 'specs')}
                />
              )}
              <Card.Link href={productPathOf(product, locale)}>{seeDetails}</Card.Link>
            </Card.Body>
          </Card>
        )
      })}
    </CardStrip>
  )
}
