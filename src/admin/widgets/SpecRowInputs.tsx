import { Icon, type IconName } from '@filiz/design-system/icons'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useWords } from '../words.ts'
import styles from './SpecsInput.module.css'
import type { SpecRow } from './specRows.ts'

interface SpecRowInputsProps {
  row: SpecRow
  place: { index: number; last: number; source: string }
  isBad: boolean
  /** While a row is dragged: this one, or the one that it would come before or after. */
  state: 'taken' | 'before' | 'after' | undefined
  onChange: (part: Partial<SpecRow>) => void
  onBlur: () => void
  onEnter: () => void
  /** The row is taken by its handle. */
  onTake: (event: PointerEvent) => void
  onMove: (by: -1 | 1, part: string) => void
  onRemove: () => void
}

/**
 * One row: its handle, its two fields, and the buttons that move and remove it. An arrow moves it from the handle, Alt with an
 * arrow from the fields too; the focus stays on the row.
 */
export function SpecRowInputs({ row, place, isBad, state, onChange, onBlur, ...on }: SpecRowInputsProps) {
  const { specs: words, order } = useWords()
  const label = row.name || words.row(place.index + 1)
  const onKeyDown = (part: keyof SpecRow) => (event: KeyboardEvent) => {
    const by = event.altKey && steps[event.key]
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
    <li className={styles.row} data-state={state}>
      <IconButton
        className={styles.grip}
        aria-label={order.move(label)}
        aria-keyshortcuts="ArrowUp ArrowDown"
        title={order.grip}
        data-part="grip"
        onPointerDown={on.onTake}
        onKeyDown={(event) => {
          const by = steps[event.key]
          if (!by) return
          event.preventDefault()
          on.onMove(by, 'grip')
        }}
      >
        <Icon name="grip" size={19} />
      </IconButton>
      {field('name')}
      {field('value')}
      <div className={styles.buttons}>
        {button('up', 'up', `${order.up}: ${label}`, () => on.onMove(-1, 'up'), place.index === 0)}
        {button('down', 'down', `${order.down}: ${label}`, () => on.onMove(1, 'down'), place.index === place.last)}
        {button('remove', 'close', words.remove(label), on.onRemove)}
      </div>
    </li>
  )
}

/** Which way each arrow leads. */
const steps: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowDown: 1 }
