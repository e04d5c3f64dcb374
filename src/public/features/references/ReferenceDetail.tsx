import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Section } from '@filiz/design-system/Section'
import { TextLink } from '@filiz/design-system/TextLink'
import { useId } from 'react'
import { excerptOf } from '../../../contract/domain/excerpt.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import { RecordDetail } from '../../components/RecordDetail.tsx'
import { TitledSection } from '../../components/TitledSection.tsx'
import { useContentLang, useLocale, useTexts } from '../../i18n/locale.ts'
import { RecordCover } from '../../media/RecordCover.tsx'
import { referenceJsonLd } from '../../meta/structuredData.ts'
import { ProductCards } from '../products/ProductCards.tsx'
import detailStyles from '../services/ServiceDetail.module.css'
import { Quote } from './Quote.tsx'
import styles from './ReferenceDetail.module.css'
import { ResultList } from './ResultList.tsx'
import { type PublicReference, referencePathOf } from './reference.ts'

/** One customer: picture, summary, quote, measured results, story and the products in use. */
export function ReferenceDetail({ reference, isPreview }: { reference: PublicReference; isPreview?: boolean }) {
  const { references: texts } = useTexts()
  const contentLang = useContentLang(reference)
  const locale = useLocale()
  const resultsId = useId()
  const { id, place, summary, text, quote, quotedPerson, figures, imageUrl, products } = reference
  return (
    <>
      <RecordDetail
        record={{ ...reference, shortDescription: summary, description: text }}
        path={referencePathOf(reference, locale)}
        list={{ href: pathTo(paths.references, locale), label: texts.title }}
        summary={excerptOf({ excerpt: summary, content: text })}
        structured={import.meta.env.SSR ? referenceJsonLd : undefined}
        isPreview={isPreview}
        className={detailStyles.service}
        styles={detailStyles}
        picture={
          <div className={detailStyles.picture}>
            <RecordCover kind="reference" id={id} url={imageUrl} shape="half" isMain />
          </div>
        }
        icon={
          place?.trim() && (
            <p className={styles.place} lang={contentLang}>
              {place}
            </p>
          )
        }
        aboutTitle={texts.about}
        beforeAbout={
          figures && figures.length > 0 ? (
            <section className={styles.results} aria-labelledby={resultsId}>
              <h2 id={resultsId}>{texts.results}</h2>
              <ResultList lang={contentLang} results={figures} titleId={resultsId} />
            </section>
          ) : undefined
        }
      >
        {quote?.trim() && <Quote lang={contentLang} text={quote} person={quotedPerson} />}
      </RecordDetail>
      {products && products.length > 0 && (
        <TitledSection title={texts.products} size="m" className="screen-only">
          <ProductCards products={products} level={3} hasSpecs={false} />
        </TitledSection>
      )}
      <Section space="tight" className={styles.end}>
        <ButtonLink href={pathTo(paths.contact, locale)} variant="primary">
          {texts.write}
        </ButtonLink>
        <TextLink href={pathTo(paths.references, locale)}>{texts.all}</TextLink>
      </Section>
    </>
  )
}
