import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { DescriptionList } from '@filiz/design-system/DescriptionList'
import { TextLink } from '@filiz/design-system/TextLink'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useId } from 'react'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { DocumentList } from '../../components/DocumentList.tsx'
import { RecordDetail } from '../../components/RecordDetail.tsx'
import { langOf } from '../../i18n/content.tsx'
import { useContentLang, useLocale, useTexts } from '../../i18n/locale.ts'
import { productJsonLd } from '../../meta/structuredData.ts'
import { inquiryPathOf } from '../contact/inquiryPath.ts'
import { backgroundOf } from './backgrounds.ts'
import styles from './ProductDetail.module.css'
import { Benefits, Connection, PackageContents, Questions } from './ProductParts.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { type PublicProduct, productPathOf, specsOf, toItems } from './product.ts'

/** One product: picture, text, technical specs, description, further parts and the links to the contact form. */
export function ProductDetail({ product, isPreview }: { product: PublicProduct; isPreview?: boolean }) {
  const { products: texts, allProducts } = useTexts()
  const contentLang = useContentLang(product)
  const locale = useLocale()
  const specs = toItems(specsOf(product))
  const specsId = useId()
  const quote = (
    <ButtonLink href={inquiryPathOf(product.name, locale)} variant="primary">
      {texts.quote}
    </ButtonLink>
  )
  return (
    <>
      <RecordDetail
        record={product}
        path={productPathOf(product, locale)}
        list={{ href: pathTo(paths.products, locale), label: texts.title }}
        summary={shortDescriptionOf(product)}
        structured={import.meta.env.SSR ? productJsonLd : undefined}
        isPreview={isPreview}
        className={styles.product}
        styles={styles}
        picture={<ProductPicture product={product} background={backgroundOf(product)} size="main" />}
        aboutTitle={texts.about}
      >
        <Benefits product={product} />
        <div className={styles.actions}>{quote}</div>
        {specs.length > 0 && (
          <section aria-labelledby={specsId} className={styles.specs}>
            <VisuallyHidden as="h2" id={specsId}>
              {texts.specs}
            </VisuallyHidden>
            <DescriptionList layout="columns" items={specs} lang={contentLang ?? langOf(product, 'specs')} />
          </section>
        )}
      </RecordDetail>
      <Connection product={product} />
      <PackageContents product={product} />
      <DocumentList documents={product.documents} />
      <Questions product={product} />
      <div className={styles.end}>
        <div className={styles.endActions}>
          {quote}
          <TextLink href={pathTo(paths.products, locale)}>{allProducts}</TextLink>
        </div>
      </div>
    </>
  )
}
