import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { DescriptionList } from '@filiz/design-system/DescriptionList'
import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { TextLink } from '@filiz/design-system/TextLink'
import { Title } from '@filiz/design-system/Title'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useId } from 'react'
import { shortDescriptionOf } from '../../../contract/domain/plainText.ts'
import { DescriptionSection } from '../../components/DescriptionSection.tsx'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import { MorePictures } from '../../media/MorePictures.tsx'
import { useAltText } from '../../media/usePhoto.ts'
import { Head } from '../../meta/Head.tsx'
import { useSite } from '../../meta/SiteContext.ts'
import { productPage } from '../../meta/structuredData.ts'
import { inquiryPathOf } from '../contact/inquiryPath.ts'
import { backgroundOf } from './backgrounds.ts'
import styles from './ProductDetail.module.css'
import { ProductCards } from './ProductList.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { type PublicProduct, pathOf, specsOf, toItems } from './product.ts'

/** One product: picture, text, technical specs, description and the links to the contact form. Fields that are empty are left out. */
export function ProductDetail({ product, isPreview }: { product: PublicProduct; isPreview?: boolean }) {
  const site = useSite()
  const texts = useTexts()
  const contentLang = useContentLang()
  const name = product.name ?? ''
  const altText = useAltText(product.imageUrl)
  const specs = specsOf(product)
  const hasSpecs = Object.keys(specs).length > 0
  const specsId = useId()
  const path = pathOf(product)
  const description = shortDescriptionOf(product)
  const trail = [
    { href: '/', label: texts.nav.home },
    { href: '/urunler', label: texts.products.title },
  ]
  const quote = (
    <ButtonLink href={inquiryPathOf(name)} variant="primary">
      {texts.products.quote}
    </ButtonLink>
  )
  return (
    <>
      <Head
        title={name}
        description={description}
        path={path}
        imageUrl={product.imageUrl}
        found={product}
        structured={
          import.meta.env.SSR ? [productPage(site, { name, description, imageUrl: product.imageUrl, path })] : undefined
        }
        under={trail[1]}
        isMissing={isPreview}
      />
      <article className={styles.product}>
        <Breadcrumb
          className={styles.trail}
          label={texts.breadcrumb}
          trail={trail}
          current={name}
          currentLang={contentLang}
        />
        <ProductPicture
          product={product}
          {...(altText.alt ? altText : { alt: name, lang: contentLang })}
          background={backgroundOf(product)}
          shape="large"
          priority
        />
        <div className={styles.text}>
          <Title level={1} size="l" lang={contentLang}>
            {name}
          </Title>
          {product.shortDescription?.trim() && (
            <p className={styles.lead} lang={contentLang}>
              {product.shortDescription}
            </p>
          )}
          <div className={styles.actions}>{quote}</div>
          {hasSpecs && (
            <section aria-labelledby={specsId} className={styles.specs}>
              <VisuallyHidden as="h2" id={specsId}>
                {texts.products.specs}
              </VisuallyHidden>
              <DescriptionList layout="columns" items={toItems(specs)} lang={contentLang} />
            </section>
          )}
        </div>
      </article>
      <MorePictures name={name} pictures={product.morePictures} />
      <DescriptionSection title={texts.products.about} text={product.description} />
      <div className={styles.end}>
        {quote}
        <TextLink href="/urunler">{texts.allProducts}</TextLink>
      </div>
    </>
  )
}

/** Cards of similar products; nothing if there are none. */
export function RelatedProducts({ related }: { related: readonly PublicProduct[] }) {
  const { products: texts } = useTexts()
  const titleId = useId()
  if (related.length === 0) return null
  return (
    <Section aria-labelledby={titleId} className="screen-only">
      <SectionHead title={texts.related} titleId={titleId} size="m" />
      <ProductCards products={related} level={3} hasSpecs={false} />
    </Section>
  )
}
