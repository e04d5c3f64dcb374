import { Icon, type IconName } from '@filiz/design-system/icons'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { KeyboardEvent } from 'react'
import { useWords } from '../words.ts'
import styles from './SpecsInput.module.css'
import type { SpecRow } from './specRows.ts'

interface SpecRowInputsProps {
  row: SpecRow
  place: { index: number; last: number; source: string }
  isBad: boolean
  onChange: (part: Partial<SpecRow>) => void
  onBlur: () => void
  onEnter: () => void
  onMove: (by: -1 | 1, part: string) => void
  onRemove: () => void
}

/** One row: its two fields, and the buttons that move and remove it. Alt with an arrow moves it from the fields too. */
export function SpecRowInputs({ row, place, isBad, onChange, onBlur, ...on }: SpecRowInputsProps) {
  const { specs: words } = useWords()
  const label = row.name || words.row(place.index + 1)
  const onKeyDown = (part: keyof SpecRow) => (event: KeyboardEvent) => {
    const by = event.altKey && ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (event.key !== 'Enter' && !by) return
    event.preventDefault()
    if (by) on.onMove(by, part)
    else on.onEnter()
  }
  const field = (part: keyof SpecRow) => (
    <OutlinedInput
      className={styles[part]}
      value={row[part]}
      placeholder={words[part]}
      error={isBad}
      onChange={({ target }) => onChange({ [part]: target.value })}
      onBlur={onBlur}
      onKeyDown={onKeyDown(part)}
      inputProps={{
        name: `${place.source}.${place.index}.${part}`,
        'aria-label': `${words[part]}, ${words.row(place.index + 1)}`,
        'data-part': part,
      }}
    />
  )
  const button = (part: string, icon: IconName, name: string, onClick: () => void, isOff = false) => (
    <IconButton
      aria-label={name}
      aria-disabled={isOff || undefined}
      data-part={part}
      color={part === 'remove' ? 'error' : 'default'}
      onClick={onClick}
    >
      <Icon name={icon} size={19} />
    </IconButton>
  )
  return (
    <li className={styles.row}>
      {field('name')}
      {field('value')}
      <div className={styles.buttons}>
        {button('up', 'up', words.up(label), () => on.onMove(-1, 'up'), place.index === 0)}
        {button('down', 'down', words.down(label), () => on.onMove(1, 'down'), place.index === place.last)}
        {button('remove', 'close', words.remove(label), on.onRemove)}
      </div>
    </li>
  )
}
