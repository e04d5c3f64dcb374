import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { useId } from 'react'
import { useTexts } from '../preferences/locale.ts'
import { useApi } from '../waking/useApi.ts'
import styles from './ProductDetail.module.css'
import { ProductStrip } from './ProductStrip.tsx'

/**
 * Products that share features or words with the one at this address. They are company, not content: when there are none,
 * or they do not come, nothing is said.
 */
export function RelatedProducts({ idOrSlug }: { idOrSlug: string }) {
  const { products } = useTexts()
  const loaded = useApi('GET /products/:idOrSlug/related', { idOrSlug })
  const titleId = useId()
  const related = loaded.state === 'ready' && Array.isArray(loaded.data) ? loaded.data : []
  if (related.length === 0) return null
  return (
    <Section aria-labelledby={titleId} className={styles.company}>
      <SectionHead title={products.related} titleId={titleId} size="m" />
      <ProductStrip products={related} level={3} />
    </Section>
  )
}
