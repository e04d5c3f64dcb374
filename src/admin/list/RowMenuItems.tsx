import { Icon, type IconName } from '@filiz/design-system/icons/all'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { type RaRecord, useDataProvider, useTranslateLabel } from 'ra-core'
import type { RefObject } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { hidingFlagOf } from '../../contract/schema/fields.ts'
import { useNotifyingMutation } from '../api/mutations.ts'
import { useIsMounted } from '../api/useIsMounted.ts'
import { useFieldValue, useToggle } from '../fields/fields.tsx'
import { copyOf } from '../form/copies.ts'
import { useReturnState } from '../form/returnTo.ts'
import { knowsFlag, publicAddressOf } from '../form/visibility.ts'
import { useMessages } from '../i18n/language.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { pathsOf, useResourceMessages, useResourceOptions } from '../resources/definitions.ts'
import { useRemove } from '../resources/useRemove.ts'
import { usePinActions } from './reorder/pinnedOrder.ts'
import { useRowOrder } from './reorder/ReorderableRows.tsx'
import styles from './rows.module.css'

interface RowMenuItemsProps {
  id: string
  label: string
  anchor: RefObject<HTMLButtonElement | null>
  record: RaRecord
  isOpen: boolean
  onClose: () => void
}

/** Moving a row without dragging or arrow keys (WCAG 2.5.7). */
const STEPS = [
  ['up', -1],
  ['down', 1],
] as const

/** The actions on one record, as its resource declares them. */
export function RowMenuItems({ id, label, anchor, record, isOpen, onClose }: RowMenuItemsProps) {
  const { list: messages, form, order: orderWords } = useMessages()
  const order = useRowOrder()
  const options = useResourceOptions()
  const { create, update, remove: removal, toggle: flags = {} } = options.resource.endpoints
  const address = publicAddressOf(options, record)
  const wayHere = useReturnState()
  const copy = useCopy(record)
  const { remove } = useRemove()
  const { toggle } = useToggle()
  const pinActions = usePinActions(record)
  const withIcon = (icon: IconName, text: string) => (
    <>
      <Icon name={icon} size={19} />
      {text}
    </>
  )
  /** Runs once the menu is closed and its button has the focus again: a dialog returns the focus there. */
  const then = (action: () => unknown) => () => {
    onClose()
    setTimeout(action)
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
        <MenuItem component={Link} to={pathsOf(options).edit(record.id)} state={wayHere} onClick={onClose}>
          {withIcon('edit', messages.edit)}
        </MenuItem>
      )}
      {address && (
        <MenuItem component="a" href={address} target="_blank" rel="noopener" onClick={onClose}>
          {withIcon('eye', form.seeOnSite)}
        </MenuItem>
      )}
      {create && <MenuItem onClick={then(copy)}>{withIcon('copy', form.copy)}</MenuItem>}
      {Object.keys(flags)
        .filter((name) => knowsFlag(options.resource, name, record))
        .map((name) => (
          <FlagItem key={name} name={name} onSet={(value) => then(() => toggle(name, value))()} />
        ))}
      {STEPS.map(([icon, by]) => {
        const step = order?.stepOf(record.id, by)
        return (
          step && (
            <MenuItem key={icon} onClick={then(step)}>
              {withIcon(icon, orderWords[icon])}
            </MenuItem>
          )
        )
      })}
      {pinActions.map(({ icon, name, run }) => (
        <MenuItem key={name} onClick={then(run)}>
          {withIcon(icon, orderWords[name])}
        </MenuItem>
      ))}
      {removal && <Divider />}
      {removal && (
        <MenuItem className={styles.remove} onClick={then(() => remove(record))}>
          {withIcon('trash', messages.remove)}
        </MenuItem>
      )}
    </Menu>
  )
}

interface FlagItemProps extends MenuItemProps {
  /** The flag's field. */
  name: string
  onSet: (value: boolean) => void
}

/** Sets or clears a flag of the record around; one without texts of its own is a checkbox item. Rest props are those of MUI's menu. */
function FlagItem({ name, onSet, ...rest }: FlagItemProps) {
  const { resource } = useResourceOptions()
  const texts = useResourceMessages()
  const translateLabel = useTranslateLabel()
  const isOn = Boolean(useFieldValue(name))
  const text = texts.flags[name]?.[isOn ? 'clear' : 'set']
  const flagIcon = name !== hidingFlagOf(resource) ? 'star' : isOn ? 'eye' : 'eye-off'
  return (
    <MenuItem
      {...rest}
      {...(text === undefined && { role: 'menuitemcheckbox', 'aria-checked': isOn })}
      onClick={() => onSet(!isOn)}
    >
      <Icon name={text === undefined && isOn ? 'check' : flagIcon} size={19} />
      {text ?? translateLabel({ source: name, resource: resource.name })}
    </MenuItem>
  )
}

/** Opens the form of a copy, unless the list was left meanwhile. It reads the record first: a list leaves out large fields. */
function useCopy({ id }: RaRecord) {
  const options = useResourceOptions()
  const { resource } = options
  const texts = useResourceMessages()
  const language = usePreference(locale)
  const navigate = useNavigate()
  const wayHere = useReturnState()
  const dataProvider = useDataProvider()
  const isMounted = useIsMounted()
  const { mutate, isPending } = useNotifyingMutation({
    mutationFn: () => dataProvider.getOne(resource.name, { id, meta: { isInteractive: true } }),
    onSuccess: ({ data }) =>
      isMounted() &&
      navigate(pathsOf(options).create, { state: { ...wayHere, copied: copyOf(resource, data, language) } }),
    failed: () => texts.loadFailed,
  })
  return () => !isPending && mutate()
}
