import type { PublicResponses } from '../data/endpoints.ts'
import { textOf } from '../i18n/content.tsx'
import styles from './StatList.module.css'

interface StatListProps {
  /** Measured values as texts ("3,4"), with their unit, label and source. */
  figures: NonNullable<PublicResponses['GET /page-content/sustainability']['figures']>
}

/** A few measured figures with their sources, across the page; the first is the largest. */
export const StatList = ({ figures }: StatListProps) => (
  <dl className={styles.stats}>
    {figures.map((figure, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two figures may have the same text
      <div key={i}>
        <dt>{textOf(figure, 'label')}</dt>
        <dd className={styles.figure}>
          <span>{textOf(figure, 'value')}</span>{' '}
          {figure.unit && <span className={styles.unit}>{textOf(figure, 'unit')}</span>}
        </dd>
        {figure.note && <dd className={styles.note}>{textOf(figure, 'note')}</dd>}
      </div>
    ))}
  </dl>
)
