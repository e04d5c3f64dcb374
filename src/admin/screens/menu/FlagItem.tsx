import { Icon } from '@filiz/design-system/icons'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { useTranslateLabel } from 'ra-core'
import { hidingFlagOf } from '../../../contract/schema/fields.ts'
import { useEntry, useTexts } from '../../entries/entries.ts'
import { useFieldValue } from '../../fields/fields.tsx'

const iconOf = (isHiding: boolean, isOn: boolean) => (!isHiding ? 'star' : isOn ? 'eye' : 'eye-off')

interface FlagItemProps extends MenuItemProps {
  /** The flag's field. */
  name: string
  onSet: (value: boolean) => void
}

/** Sets or clears a flag of the record around; one without words of its own is ticked. Further props are the menu's. */
export function FlagItem({ name, onSet, ...rest }: FlagItemProps) {
  const { resource } = useEntry()
  const texts = useTexts()
  const translateLabel = useTranslateLabel()
  const isOn = Boolean(useFieldValue(name))
  const told = texts.flags[name]?.[isOn ? 'unset' : 'off']
  return (
    <MenuItem
      {...rest}
      {...(told === undefined && { role: 'menuitemcheckbox', 'aria-checked': isOn })}
      onClick={() => onSet(!isOn)}
    >
      <Icon name={told === undefined && isOn ? 'check' : iconOf(name === hidingFlagOf(resource), isOn)} size={19} />
      {told ?? translateLabel({ source: name, resource: resource.name })}
    </MenuItem>
  )
}
