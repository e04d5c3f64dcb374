import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { LateScene } from '@filiz/design-system/scenes/late'
import { useId } from 'react'
import { YearTimeline } from '../../components/YearTimeline.tsx'
import { said } from '../../i18n/said.tsx'
import styles from './FieldPromises.module.css'
import type { Saying } from './homeData.ts'
import { useHomeTexts } from './useHomeTexts.ts'

/** What the company stands for: one field through one year, and a promise for each of its seasons. */
export function FieldPromises({ content }: Saying) {
  const { seasons } = useHomeTexts()
  const titleId = useId()
  const { valuesTitle: title, valuesLead: lead } = content
  const values = content.values ?? []
  if (!title && !lead && values.length === 0) return null
  const words = lead && <p className={styles.lead}>{said(content, 'valuesLead')}</p>
  return (
    <Section aria-labelledby={title ? titleId : undefined}>
      {title ? <SectionHead title={said(content, 'valuesTitle')} titleId={titleId} action={words} /> : words}
      {values.length > 0 && (
        <YearTimeline
          seasons={values.map((value, i) => ({
            title: said(value, 'title'),
            text: said(value, 'text'),
            months: seasons[i] ?? [],
            scene: <LateScene name="season" stretch={[i, values.length]} />,
          }))}
        />
      )}
    </Section>
  )
}
