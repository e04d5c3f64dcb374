import { useTranslateLabel } from 'ra-core'
import { useId } from 'react'
import type { BackOfficeRecords } from '../api/backOffice.ts'
import { useSubject } from '../entries/entries.ts'
import { dayAndTime } from '../i18n/formats.ts'
import { useWords } from '../i18n/words.ts'
import { useServices } from '../services.ts'
import { useWho } from './useWho.ts'
import styles from './VersionList.module.css'

interface VersionListProps {
  versions: readonly BackOfficeRecords['versions'][]
  chosen: number
  onChoose: (version: number) => void
}

/** The saves of a record, the newest first: when, by whom, and which fields. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const { history: words } = useWords()
  const { site } = useServices()
  const group = useId()
  const who = useWho()
  const labels = useLabels()
  return (
    <fieldset className={styles.list}>
      <legend>{words.versions}</legend>
      {versions.map(({ version, at, by, fields }, index) => (
        <label key={version} className={styles.version}>
          <span className={styles.when}>
            <input
              className={styles.radio}
              type="radio"
              name={group}
              checked={version === chosen}
              onChange={() => onChoose(version)}
            />
            <time dateTime={at} lang="tr">
              {dayAndTime(new Date(at), site.timeZone)}
            </time>
            {index === 0 && <b className={styles.now}>{words.now}</b>}
          </span>
          <span className={styles.who}>{who(by)}</span>
          {fields.length > 0 && <span className={styles.fields}>{words.changed(labels(fields))}</span>}
        </label>
      ))}
    </fieldset>
  )
}

/** The fields' labels, as the form has them. */
function useLabels() {
  const { name } = useSubject()
  const translateLabel = useTranslateLabel()
  return (fields: readonly string[]) =>
    fields.map((source) => String(translateLabel({ source, resource: name }))).join(', ')
}
