import { DetailSection } from '../../components/DetailSection.tsx'
import { Paragraphs } from '../../components/Paragraphs.tsx'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import styles from './ProductParts.module.css'
import type { PublicProduct } from './product.ts'

// Parts of a product's page; each is left out if it is empty.

/** Benefits of the product, in up to three lines. */
export function Benefits({ benefits }: Pick<PublicProduct, 'benefits'>) {
  const contentLang = useContentLang()
  if (!benefits?.length) return null
  return (
    <ul className={styles.benefits} lang={contentLang}>
      {benefits.map(({ text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same text
        <li key={i}>{text}</li>
      ))}
    </ul>
  )
}

/** The steps from the device to the screen. */
export function Connection({ steps }: { steps: PublicProduct['connection'] }) {
  const { products: texts } = useTexts()
  const contentLang = useContentLang()
  if (!steps?.length) return null
  return (
    <DetailSection title={texts.connection}>
      <ol className={styles.steps} lang={contentLang}>
        {steps.map(({ title, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same text
          <li key={i}>
            <h3>{title}</h3>
            <Paragraphs text={text} />
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}

export function PackageContents({ parts }: { parts: PublicProduct['packageContents'] }) {
  const { products: texts } = useTexts()
  const contentLang = useContentLang()
  if (!parts?.length) return null
  return (
    <DetailSection title={texts.packageContents}>
      <ul className={styles.parts} lang={contentLang}>
        {parts.map(({ text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same text
          <li key={i}>{text}</li>
        ))}
      </ul>
    </DetailSection>
  )
}

/** Questions, which open their answers without JavaScript. */
export function Questions({ questions }: Pick<PublicProduct, 'questions'>) {
  const { products: texts } = useTexts()
  const contentLang = useContentLang()
  if (!questions?.length) return null
  return (
    <DetailSection title={texts.questions}>
      <div className={styles.questions} lang={contentLang}>
        {questions.map(({ question, answer }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same text
          <details key={i}>
            <summary>{question}</summary>
            <Paragraphs text={answer} />
          </details>
        ))}
      </div>
    </DetailSection>
  )
}
