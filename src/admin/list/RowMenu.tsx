import { useRecordContext } from 'ra-core'
import { lazy, Suspense, useRef, useState } from 'react'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import { useMessages } from '../i18n/language.ts'
import { IconButton } from '../layout/Button.tsx'
import { useResourceOptions } from '../resources/definitions.ts'
import styles from './rows.module.css'

const RowMenuItems = lazy(async () => ({ default: (await import('./RowMenuItems.tsx')).RowMenuItems }))

/** The button that opens a row's menu, whose code is loaded then: it is the list's only part that needs MUI's menu. */
export function RowMenu() {
  const { list: messages } = useMessages()
  const { resource } = useResourceOptions()
  const record = useRecordContext()
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  if (!record) return null
  const id = `menu-${record.id}`
  const label = `${messages.actions}: ${record[titleFieldOf(resource)] ?? ''}`
  return (
    <>
      <IconButton
        icon="more"
        ref={button}
        className={styles.menuButton}
        label={label}
        title={messages.actions}
        aria-haspopup="menu"
        aria-expanded={state === 'open'}
        aria-controls={state === 'open' ? id : undefined}
        onClick={() => setState('open')}
      />
      <Suspense>
        {state !== 'unopened' && (
          <RowMenuItems
            id={id}
            label={label}
            anchor={button}
            record={record}
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
          />
        )}
      </Suspense>
    </>
  )
}
