import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { useId } from 'react'
import { useTexts } from '../../i18n/locale.ts'
import styles from './ProductDetail.module.css'
import { ProductStrip } from './ProductStrip.tsx'
import type { SeenProduct } from './product.ts'

/** Products that share features or words with another. They are company, not content: where there are none, nothing is said. */
export function RelatedProducts({ related }: { related: readonly SeenProduct[] }) {
  const { products } = useTexts()
  const titleId = useId()
  if (related.length === 0) return null
  return (
    <Section aria-labelledby={titleId} className={styles.company}>
      <SectionHead title={products.related} titleId={titleId} size="m" />
      <ProductStrip products={related} level={3} isCompany />
    </Section>
  )
}
