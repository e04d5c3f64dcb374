import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { isSharedField } from '../../../contract/schema/fieldGroups.ts'
import { useSubject } from '../../entries/entries.ts'
import { useWords } from '../../i18n/words.ts'
import { SharedFields } from './SharedFields.tsx'
import styles from './SharedSheet.module.css'

/**
 * How what is edited is found and shared, where its declaration says such things and the server that it comes from knows
 * them. Closed until somebody opens it.
 */
export function SharedSheet() {
  const { fields } = useSubject()
  const stored = useRecordContext()
  const { shared: words } = useWords()
  const { errors } = useFormState()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const isShown = isOpen || Object.keys(errors).some(isSharedField)
  // Once its inputs are there they stay: what was typed is theirs.
  if (isShown && !wasOpen) setWasOpen(true)
  if (!Object.keys(fields).some((name) => isSharedField(name) && (!stored || stored[name] !== undefined))) return null
  return (
    <details className={styles.sheet} open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{words.title}</h2>
        <span>{words.lead}</span>
      </summary>
      {wasOpen && <SharedFields />}
    </details>
  )
}
