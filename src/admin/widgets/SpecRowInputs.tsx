import { Icon, type IconName } from '@filiz/design-system/icons'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type KeyboardEvent, memo, type PointerEvent, useId } from 'react'
import { FEATURE_LENGTH, FEATURE_VALUE_LENGTH } from '../../contract/schema/values.ts'
import { useWords } from '../i18n/words.ts'
import styles from './SpecsInput.module.css'
import type { SpecRow } from './specRows.ts'
import { useRoomLeft } from './useRoomLeft.ts'
import { ARROW_STEPS } from './useRowDrag.ts'

/** What can be done with the row at `index`. */
export interface SpecRowActions {
  change: (index: number, part: Partial<SpecRow>) => void
  blur: () => void
  enter: (index: number) => void
  /** The row is taken by its handle. */
  take: (event: PointerEvent, index: number) => void
  move: (index: number, by: -1 | 1, part: string) => void
  remove: (index: number) => void
}

interface SpecRowInputsProps {
  row: SpecRow
  index: number
  isLast: boolean
  /** The field's name. */
  source: string
  isBad: boolean
  /** While a row is dragged: this one, or the one that it would come before or after. */
  state: 'taken' | 'before' | 'after' | undefined
  /** The same functions each time. */
  on: SpecRowActions
}

/** While one of two hundred rows is typed in, the others are not drawn again. */
const isSame = ({ row, ...props }: SpecRowInputsProps, { row: next, ...others }: SpecRowInputsProps) =>
  row.name === next.name &&
  row.value === next.value &&
  (Object.keys(props) as (keyof typeof props)[]).every((name) => props[name] === others[name])

/**
 * One row: its handle, its two fields, and the buttons that move and remove it. An arrow moves it from the handle, Alt with an
 * arrow from the fields too; the focus stays on the row.
 */
export const SpecRowInputs = memo(function SpecRowInputs({
  row,
  index,
  isLast,
  source,
  isBad,
  state,
  on,
}: SpecRowInputsProps) {
  const { specs: words, order } = useWords()
  const leftId = useId()
  const left = { name: useRoomLeft(row.name, FEATURE_LENGTH), value: useRoomLeft(row.value, FEATURE_VALUE_LENGTH) }
  const label = row.name || words.row(index + 1)
  const onKeyDown = (part: keyof SpecRow) => (event: KeyboardEvent) => {
    const by = event.altKey && ARROW_STEPS[event.key]
    if (event.key !== 'Enter' && !by) return
    event.preventDefault()
    if (by) on.move(index, by, part)
    else on.enter(index)
  }
  const field = (part: keyof SpecRow) => (
    <OutlinedInput
      className={styles[part]}
      value={row[part]}
      placeholder={words[part]}
      error={isBad}
      onChange={({ target }) => on.change(index, { [part]: target.value })}
      onBlur={on.blur}
      onKeyDown={onKeyDown(part)}
      inputProps={{
        name: `${source}.${index}.${part}`,
        'aria-label': `${words[part]}, ${words.row(index + 1)}`,
        'data-part': part,
        'aria-describedby': left[part] && `${leftId}-${part}`,
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
        onPointerDown={(event) => on.take(event, index)}
        onKeyDown={(event) => {
          const by = ARROW_STEPS[event.key]
          if (!by) return
          event.preventDefault()
          on.move(index, by, 'grip')
        }}
      >
        <Icon name="grip" size={19} />
      </IconButton>
      {field('name')}
      {field('value')}
      <div className={styles.buttons}>
        {button('up', 'up', `${order.up}: ${label}`, () => on.move(index, -1, 'up'), index === 0)}
        {button('down', 'down', `${order.down}: ${label}`, () => on.move(index, 1, 'down'), isLast)}
        {button('remove', 'close', words.remove(label), () => on.remove(index))}
      </div>
      {left.name && (
        <p id={`${leftId}-name`} className={styles.left}>
          {`${words.name}: ${left.name}`}
        </p>
      )}
      {left.value && (
        <p id={`${leftId}-value`} className={styles.left}>
          {`${words.value}: ${left.value}`}
        </p>
      )}
    </li>
  )
}, isSame)
