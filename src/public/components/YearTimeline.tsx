import { Illustration } from '@filiz/design-system/Illustration'
import { cropToPart, lazyLandscape } from '../../company/illustrations/lazy.ts'
import type { Content } from '../data/useContent.ts'
import { useHomeTexts } from '../features/home/homeData.ts'
import { textOf } from '../i18n/content.tsx'
import styles from './YearTimeline.module.css'

const YEAR = lazyLandscape('season')

interface YearTimelineProps {
  values: NonNullable<Content<'home'>['values']>
}

/** Up to four values along one year, from October: months, a part of the illustration, and text of each season. */
export function YearTimeline({ values }: YearTimelineProps) {
  const { seasons } = useHomeTexts()
  return (
    <ol className={styles.year}>
      {values.map((value, i) => {
        const months = seasons[i] ?? []
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two values may have the same text
          <li key={i}>
            <div className={styles.months} aria-hidden="true">
              {months.map((month) => (
                <span key={month}>{month}</span>
              ))}
            </div>
            <div className={styles.picture}>
              <Illustration source={YEAR} crop={cropToPart(YEAR, i, values.length)} />
            </div>
            <div className={styles.text}>
              {months[0] && <p className={styles.month}>{months[0]}</p>}
              <h3>{textOf(value, 'title')}</h3>
              {value.text && <p>{textOf(value, 'text')}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
