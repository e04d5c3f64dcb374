import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { isSharedField } from '../../contract/schema/fieldGroups.ts'
import { useMessages } from '../i18n/messages.ts'
import { useFormDefinition } from '../resources/definitions.ts'
import { SeoFields } from './SeoFields.tsx'
import styles from './SeoSection.module.css'

/** Search and sharing: a disclosure, if the resource declares these fields and the API has them. */
export function SeoSection() {
  const { fields } = useFormDefinition()
  const stored = useRecordContext()
  const { shared: messages } = useMessages()
  const { errors } = useFormState()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const isShown = isOpen || Object.keys(errors).some(isSharedField)
  // Its inputs stay mounted once they were opened: they hold unsaved values.
  if (isShown && !wasOpen) setWasOpen(true)
  if (!Object.keys(fields).some((name) => isSharedField(name) && (!stored || stored[name] !== undefined))) return null
  return (
    <details className="box" open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={`hint ${styles.summary}`}>
        <h2 className="sheet-title">{messages.title}</h2>
        <span>{messages.lead}</span>
      </summary>
      {wasOpen && <SeoFields />}
    </details>
  )
}
