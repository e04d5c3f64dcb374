import { type PointerEvent, useState } from 'react'
import type { VisitReport } from '../../contract/api/visits.ts'
import { visitTexts } from '../../contract/i18n/admin/visits.ts'
import { day, useFormats, useMessages } from '../i18n/language.ts'
import styles from './Visits.module.css'

type Days = VisitReport['days']

/** Above this number of days a bar is a week. */
export const MAX_BARS = 92

export const totalOf = (days: Days, name: 'views' | 'visitors') => days.reduce((total, each) => total + each[name], 0)

/** Sums of seven days each, from the first day on; `date` is the first. */
export const weeksOf = (days: Days): Days =>
  Array.from({ length: Math.ceil(days.length / 7) }, (_, i) => {
    const week = days.slice(i * 7, i * 7 + 7)
    return { date: week[0]!.date, views: totalOf(week, 'views'), visitors: totalOf(week, 'visitors') }
  })

/** A calendar day in Turkish, as all dates of the panel: `21 Kas 2026`. */
export const dateOf = (date: string, shape?: Intl.DateTimeFormatOptions) => day(new Date(date), 'UTC', shape)

/** Height of the plot in views: the smallest of 4, 6, 8, 10, 20, 40, 60, 80, 100, … that is not exceeded. */
function scaleOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(4, most)))
  return power * [1, 2, 4, 6, 8, 10].find((step) => step * power >= Math.max(4, most))!
}

/** Height of the drawing; a bar is one unit wide. */
const HEIGHT = 100

/** Bars of views, with the visitors' in front. A bar's numbers are shown when the pointer is over it. */
export function Plot({ bars, isCompact = false }: { bars: Days; isCompact?: boolean }) {
  const messages = useMessages(visitTexts)
  const { number } = useFormats()
  const [index, setIndex] = useState<number>()
  const scale = scaleOf(Math.max(...bars.map(({ views }) => views)))
  const total = (name: 'views' | 'visitors') => number(totalOf(bars, name))
  const [first, last] = [bars[0]!, bars.at(-1)!]
  const picked = index === undefined ? undefined : bars[index]
  function pick({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setIndex(Math.min(bars.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * bars.length))))
  }
  const height = (value: number) => (value / scale) * HEIGHT
  return (
    <figure className={styles.plot} data-compact={isCompact || undefined}>
      {!isCompact && (
        <figcaption>
          <ul className={styles.legend}>
            <li data-series="views">{messages.views}</li>
            <li data-series="visitors">{messages.visitors}</li>
          </ul>
          <p className="muted" lang={picked && 'tr'}>
            {picked
              ? messages.readout(
                  dateOf(picked.date, { dateStyle: 'full' }),
                  number(picked.views),
                  number(picked.visitors),
                )
              : messages.pick}
          </p>
        </figcaption>
      )}
      <div className={styles.canvas}>
        {!isCompact && (
          <div className={`label-text ${styles.axis}`} aria-hidden="true">
            {[scale, scale / 2, 0].map((value) => (
              <span key={value}>{number(value)}</span>
            ))}
          </div>
        )}
        <svg
          role="img"
          aria-label={messages.plotLabel(dateOf(first.date), dateOf(last.date), total('views'), total('visitors'))}
          viewBox={`0 0 ${bars.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          onPointerMove={pick}
          onPointerDown={pick}
          onPointerLeave={() => setIndex(undefined)}
        >
          {!isCompact &&
            [0, HEIGHT / 2, HEIGHT].map((y) => (
              <path key={y} className={styles.grid} d={`M0 ${y}H${bars.length}`} vectorEffect="non-scaling-stroke" />
            ))}
          {bars.map(({ date, views, visitors }, i) => (
            <g key={date} data-picked={i === index || undefined}>
              <rect className={styles.viewBar} {...barAt(i, height(views))} />
              <rect className={styles.visitorBar} {...barAt(i, height(visitors))} />
            </g>
          ))}
        </svg>
        <div className={`label-text ${styles.ticks}`} aria-hidden="true" lang="tr">
          {[first, ...(isCompact ? [] : [bars[Math.floor((bars.length - 1) / 2)]!]), last].map(({ date }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a short period has the same day twice
            <span key={i}>{dateOf(date, { day: 'numeric', month: 'short' })}</span>
          ))}
        </div>
      </div>
    </figure>
  )
}

const barAt = (i: number, height: number) => ({ x: i + 0.12, y: HEIGHT - height, width: 0.76, height })
