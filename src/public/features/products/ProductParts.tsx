import { DetailSection } from '../../components/DetailSection.tsx'
import { Paragraphs } from '../../components/Paragraphs.tsx'
import { useContentLang, useTexts } from '../../i18n/locale.ts'
import styles from './ProductParts.module.css'
import type { PublicProduct } from './product.ts'

// Parts of a product's page; each is left out if it is empty.

interface PartProps {
  product: PublicProduct
}

/** Benefits of the product, in up to three lines. */
export function Benefits({ product }: PartProps) {
  const { benefits } = product
  const contentLang = useContentLang(product)
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
export function Connection({ product }: PartProps) {
  const { connection: steps } = product
  const { products: texts } = useTexts()
  const contentLang = useContentLang(product)
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

export function PackageContents({ product }: PartProps) {
  const { packageContents: parts } = product
  const { products: texts } = useTexts()
  const contentLang = useContentLang(product)
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
export function Questions({ product }: PartProps) {
  const { questions } = product
  const { products: texts } = useTexts()
  const contentLang = useContentLang(product)
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
