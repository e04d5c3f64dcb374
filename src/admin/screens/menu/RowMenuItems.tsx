import { Icon, type IconName } from '@filiz/design-system/icons'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { RaRecord } from 'ra-core'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { pathsOf, useEntry } from '../../entries/entries.ts'
import { useToggle } from '../../fields/fields.tsx'
import { useReturnState } from '../../form/returnTo.ts'
import { knowsFlag, publicAddressOf } from '../../form/visibility.ts'
import { useWords } from '../../i18n/words.ts'
import { useRowOrder } from '../order/rowOrder.ts'
import { useRemove } from '../useRemove.ts'
import { FlagItem } from './FlagItem.tsx'
import styles from './RowMenu.module.css'
import { useCopying } from './useCopying.ts'
import { usePlacing } from './usePlacing.ts'

interface RowMenuItemsProps {
  id: string
  label: string
  anchor: RefObject<HTMLButtonElement | null>
  record: RaRecord
  isOpen: boolean
  onClose: () => void
}

/** Who neither drags nor has arrow keys moves a row from its menu (WCAG 2.5.7). */
const STEPS = [
  ['up', -1],
  ['down', 1],
] as const

/** What a resource's declaration lets people do with one of its records. */
export function RowMenuItems({ id, label, anchor, record, isOpen, onClose }: RowMenuItemsProps) {
  const { list: words, form, order: inOrder } = useWords()
  const order = useRowOrder()
  const entry = useEntry()
  const { create, update, remove: removal, toggle: flags = {} } = entry.resource.endpoints
  const address = publicAddressOf(entry, record)
  const wayHere = useReturnState()
  const copy = useCopying(record)
  const { remove } = useRemove()
  const { toggle } = useToggle()
  const placings = usePlacing(record)
  const drawn = (icon: IconName, text: string) => (
    <>
      <Icon name={icon} size={19} />
      {text}
    </>
  )
  /** The menu is gone, and the focus back at its button, before something is asked. */
  const then = (work: () => unknown) => () => {
    onClose()
    setTimeout(work)
  }
  return (
    <Menu
      id={id}
      className={styles.menu}
      open={isOpen}
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {update && (
        <MenuItem component={Link} to={pathsOf(entry).edit(record.id)} state={wayHere} onClick={onClose}>
          {drawn('edit', words.edit)}
        </MenuItem>
      )}
      {address && (
        <MenuItem component="a" href={address} target="_blank" rel="noopener" onClick={onClose}>
          {drawn('eye', form.seeOnSite)}
        </MenuItem>
      )}
      {create && <MenuItem onClick={then(copy)}>{drawn('copy', form.copy)}</MenuItem>}
      {Object.keys(flags)
        .filter((name) => knowsFlag(entry.resource, name, record))
        .map((name) => (
          <FlagItem key={name} name={name} onSet={(value) => then(() => toggle(name, value))()} />
        ))}
      {STEPS.map(([icon, by]) => {
        const step = order?.stepOf(record.id, by)
        return (
          step && (
            <MenuItem key={icon} onClick={then(step)}>
              {drawn(icon, inOrder[icon])}
            </MenuItem>
          )
        )
      })}
      {placings.map(({ icon, name, place }) => (
        <MenuItem key={name} onClick={then(place)}>
          {drawn(icon, inOrder[name])}
        </MenuItem>
      ))}
      {removal && <Divider />}
      {removal && (
        <MenuItem className={styles.remove} onClick={then(() => remove(record))}>
          {drawn('trash', words.remove)}
        </MenuItem>
      )}
    </Menu>
  )
}
