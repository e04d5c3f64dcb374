import { Icon } from '@filiz/design-system/icons'
import IconButton from '@mui/material/IconButton'
import { useRecordContext } from 'ra-core'
import { useRef, useState } from 'react'
import { titleFieldOf } from '../../../contract/schema/fields.ts'
import { useEntry } from '../../entries/entries.ts'
import { useWords } from '../../i18n/words.ts'
import styles from './RowMenu.module.css'
import { RowMenuItems } from './RowMenuItems.tsx'

/** What can be done with one row, behind one button. */
export function RowMenu() {
  const { list: words } = useWords()
  const { resource } = useEntry()
  const record = useRecordContext()
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
  if (!record) return null
  const id = `menu-${record.id}`
  const label = `${words.actions}: ${record[titleFieldOf(resource)] ?? ''}`
  return (
    <>
      <IconButton
        ref={button}
        className={styles.button}
        aria-label={label}
        title={words.actions}
        aria-haspopup="menu"
        aria-expanded={state === 'open'}
        aria-controls={state === 'open' ? id : undefined}
        onClick={() => setState('open')}
      >
        <Icon name="more" size={20} />
      </IconButton>
      {state !== 'unasked' && (
        <RowMenuItems
          id={id}
          label={label}
          anchor={button}
          record={record}
          isOpen={state === 'open'}
          onClose={() => setState('closed')}
        />
      )}
    </>
  )
}
