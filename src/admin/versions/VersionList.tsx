import { useTranslateLabel } from 'ra-core'
import { useId } from 'react'
import type { AdminRecords } from '../api/adminResources.ts'
import { useFormats } from '../i18n/formats.ts'
import { useMessages } from '../i18n/messages.ts'
import { useFormDefinition } from '../resources/definitions.ts'
import { useActorName } from './useActorName.ts'
import styles from './VersionsDialog.module.css'

interface VersionListProps {
  versions: readonly AdminRecords['versions'][]
  selected: number
  onSelect: (version: number) => void
}

/** The saves of a record, the newest first: when, by whom, and which fields. */
export function VersionList({ versions, selected, onSelect }: VersionListProps) {
  const { versions: messages } = useMessages()
  const { dayAndTime } = useFormats()
  const group = useId()
  const who = useActorName()
  const labels = useLabels()
  return (
    <fieldset className={`box ${styles.list}`}>
      <legend className="visually-hidden">{messages.versions}</legend>
      {versions.map(({ version, at, by, fields }, index) => (
        <label key={version} className={styles.version}>
          <span className={`cluster ${styles.when}`}>
            <input
              className="radio"
              type="radio"
              name={group}
              checked={version === selected}
              onChange={() => onSelect(version)}
            />
            <time dateTime={at} lang="tr">
              {dayAndTime(at)}
            </time>
            {index === 0 && (
              <b className="chip" data-tone="outlined">
                {messages.now}
              </b>
            )}
          </span>
          <span className="muted">{who(by)}</span>
          {fields.length > 0 && <span className="muted">{messages.changed(labels(fields))}</span>}
        </label>
      ))}
    </fieldset>
  )
}

/** The fields' labels, as the form has them. */
function useLabels() {
  const { name } = useFormDefinition()
  const translateLabel = useTranslateLabel()
  return (fields: readonly string[]) =>
    fields.map((source) => String(translateLabel({ source, resource: name }))).join(', ')
}
