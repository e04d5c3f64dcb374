import { Icon } from '@filiz/design-system/icons'
import IconButton from '@mui/material/IconButton'
import { useRecordContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { titleFieldOf } from '../../contract/fields.ts'
import { pathsOf, useEntry } from '../entries.ts'
import { focusContent } from '../layout/focusContent.ts'
import { useWords } from '../words.ts'
import { useRemove } from './useRemove.ts'
import { useWayHere } from './wayBack.ts'

/** What can be done with one row. */
export function RowActions() {
  const { list: words } = useWords()
  const entry = useEntry()
  const { resource } = entry
  const record = useRecordContext()
  const state = useWayHere()
  const { remove, isBusy } = useRemove(focusContent)
  if (!record) return null
  const name = String(record[titleFieldOf(resource)] ?? '')
  return (
    <>
      {resource.endpoints.update && (
        <IconButton
          component={Link}
          to={pathsOf(entry).edit(record.id)}
          state={state}
          aria-label={`${words.edit}: ${name}`}
          title={words.edit}
        >
          <Icon name="edit" size={19} />
        </IconButton>
      )}
      {resource.endpoints.remove && (
        <IconButton
          color="error"
          onClick={() => remove(record)}
          aria-disabled={isBusy}
          aria-label={`${words.remove}: ${name}`}
          title={words.remove}
        >
          <Icon name="trash" size={19} />
        </IconButton>
      )}
    </>
  )
}
