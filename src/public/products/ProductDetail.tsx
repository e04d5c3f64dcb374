import { Breadcrumb } from '@filiz/design-system/Breadcrumb'
import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Prose } from '@filiz/design-system/Prose'
import { SpecsTable } from '@filiz/design-system/SpecsTable'
import { TextLink } from '@filiz/design-system/TextLink'
import { Title } from '@filiz/design-system/Title'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useId } from 'react'
import { shortDescriptionOf } from '../../contract/shortDescription.ts'
import { Head } from '../document/Head.tsx'
import { useContentLang, useTexts } from '../preferences/locale.ts'
import { groundOf } from './grounds.ts'
import styles from './ProductDetail.module.css'
import { ProductPicture } from './ProductPicture.tsx'
import { paragraphsOf, pathOf, quotePathOf, type SeenProduct, specsOf } from './product.ts'

/** What there is to know about one product, and how to ask for it. What it does not have takes no place. */
export function ProductDetail({ product }: { product: SeenProduct }) {
  const texts = useTexts()
  const contentLang = useContentLang()
  const name = product.name ?? ''
  const specs = specsOf(product)
  const hasSpecs = Object.keys(specs).length > 0
  const paragraphs = paragraphsOf(product.description)
  const [specsId, aboutId] = [useId(), useId()]
  return (
    <>
      <Head title={name} description={shortDescriptionOf(product)} path={pathOf(product)} imageUrl={product.imageUrl} />
      <article className={styles.product}>
        <Breadcrumb
          className={styles.trail}
          label={texts.breadcrumb}
          trail={[
            { href: '/', label: texts.nav.home },
            { href: '/urunler', label: texts.products.title },
          ]}
          current={name}
        />
        <ProductPicture product={product} alt={name} ground={groundOf(product)} shape="large" isFirst />
        <div className={styles.text}>
          <Title level={1} size="l" lang={contentLang}>
            {name}
          </Title>
          {product.shortDescription?.trim() && (
            <p className={styles.lead} lang={contentLang}>
              {product.shortDescription}
            </p>
          )}
          {hasSpecs && (
            <section aria-labelledby={specsId} className={styles.specs}>
              <VisuallyHidden>
                <h2 id={specsId}>{texts.products.specs}</h2>
              </VisuallyHidden>
              <SpecsTable specs={specs} lang={contentLang} />
            </section>
          )}
          <div className={styles.actions}>
            <ButtonLink href={quotePathOf(product)} variant="gold">
              {texts.products.quote}
            </ButtonLink>
            <TextLink href="/urunler">{texts.allProducts}</TextLink>
          </div>
        </div>
      </article>
      {paragraphs.length > 0 && (
        <section className={styles.about} aria-labelledby={aboutId}>
          <h2 id={aboutId}>{texts.products.about}</h2>
          <Prose lang={contentLang}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </section>
      )}
    </>
  )
}
