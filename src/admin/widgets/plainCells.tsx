import { useEntry } from '../entries/entries.ts'
import { dayAndTime, number } from '../i18n/formats.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import styles from './cells.module.css'
import { Thumbnail } from './Thumbnail.tsx'
import { useCellValue } from './useCellValue.ts'
import type { WidgetProps } from './widget.ts'

export const TextCell = ({ source }: WidgetProps) => (
  <span className={styles.text}>{String(useCellValue(source) ?? '')}</span>
)

export function NumberCell({ source }: WidgetProps) {
  const value = useCellValue(source)
  const language = usePreference(locale)
  return <span className={styles.number}>{typeof value === 'number' ? number(value, language) : ''}</span>
}

/** How many technical features there are. */
export function SpecsCell({ source }: WidgetProps) {
  const language = usePreference(locale)
  return <span className={styles.number}>{number(Object.keys(useCellValue(source) ?? {}).length, language)}</span>
}

export function TimeCell({ source }: WidgetProps) {
  const value = useCellValue(source)
  const { site } = useServices()
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return null
  return (
    <time className={styles.moment} dateTime={value} lang="tr">
      {dayAndTime(new Date(value), site.timeZone)}
    </time>
  )
}

export const ImageCell = ({ source }: WidgetProps) => <Thumbnail source={source} />

/** Where visitors find the record. */
export function AddressCell({ source }: WidgetProps) {
  const { page = '' } = useEntry().resource
  const slug = useCellValue(source)
  return slug ? <span className={styles.address}>{`${page}/${slug}`}</span> : null
}
