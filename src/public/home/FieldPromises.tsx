import { FieldYear } from '@filiz/design-system/FieldYear'
import { Section } from '@filiz/design-system/Section'
import { SectionHead } from '@filiz/design-system/SectionHead'
import { Scene } from '@filiz/design-system/scenes'
import { useId } from 'react'
import styles from './FieldPromises.module.css'
import { useHomeTexts } from './useHomeTexts.ts'

/** What the company stands for: one field through one year, and a promise for each of its seasons. */
export function FieldPromises() {
  const { year } = useHomeTexts()
  const titleId = useId()
  return (
    <Section aria-labelledby={titleId}>
      <SectionHead title={year.title} titleId={titleId} action={<p className={styles.lead}>{year.lead}</p>} />
      <FieldYear
        seasons={year.promises.map((promise, i) => ({
          ...promise,
          scene: <Scene name="season" stretch={[i, year.promises.length]} />,
        }))}
      />
    </Section>
  )
}
