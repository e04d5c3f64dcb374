import { Icon } from '@filiz/design-system/icons'
import { useRecordContext, useTranslateLabel, useUpdate } from 'ra-core'
import { titleFieldOf } from '../../contract/fields.ts'
import { useEntry, useTexts } from '../entries.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { useWords } from '../words.ts'
import styles from './cells.module.css'
import { useCellValue } from './useCellValue.ts'
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
  const { toggle, isBusy } = useToggle(source)
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
      onClick={() => toggle(!isOn)}
    >
      <Icon name="star" size={19} />
      {label}
    </button>
  )
}

/** Sets a flag of the record around. It shows at once, and the list is loaded again after (the specification's section 4). */
function useToggle(field: string) {
  const { resource } = useEntry()
  const texts = useTexts()
  const record = useRecordContext()
  const notify = useNotifier()
  const [update, { isPending }] = useUpdate()
  function toggle(value: boolean) {
    if (isPending || !record) return
    void update(
      resource.name,
      { id: record.id, data: { [field]: value }, previousData: record },
      { mutationMode: 'optimistic', onError: () => notify(texts.toggleFailed, 'error') },
    )
  }
  return { toggle, isBusy: isPending }
}
