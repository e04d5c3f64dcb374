import { Icon } from '@filiz/design-system/icons'
import { useRecordContext, useTranslateLabel } from 'ra-core'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import { useEntry, useTexts } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import styles from './cells.module.css'
import { useCellValue } from './useCellValue.ts'
import { useToggle } from './useToggle.ts'
import type { WidgetProps } from './widget.ts'

/** A flag in a list: a star to press where the resource declares a call for it, else yes or no. */
export function FlagCell(props: WidgetProps) {
  const { form } = useWords()
  const isOn = Boolean(useCellValue(props.source))
  const { toggle } = useEntry().resource.endpoints
  if (toggle?.[props.source]) return <Star {...props} isOn={isOn} />
  return isOn ? form.yes : form.no
}

function Star({ source, isOn }: WidgetProps & { isOn: boolean }) {
  const { resource } = useEntry()
  const texts = useTexts()
  const record = useRecordContext()
  const translateLabel = useTranslateLabel()
  const { toggle, isBusy } = useToggle()
  const told = texts.flags[source]?.[isOn ? 'on' : 'off']
  const label = told ?? translateLabel({ source, resource: resource.name })
  return (
    <button
      type="button"
      className={styles.flag}
      data-on={isOn}
      // Where its name tells how it stands, nobody is told twice.
      aria-pressed={told === undefined ? isOn : undefined}
      aria-disabled={isBusy}
      aria-label={`${String(label)}: ${record?.[titleFieldOf(resource)] ?? ''}`}
      onClick={() => toggle(source, !isOn)}
    >
      <Icon name="star" size={19} />
      {/* What could be is said by the star's shape and its name; in words it would stand in every row. */}
      {isOn && label}
    </button>
  )
}
