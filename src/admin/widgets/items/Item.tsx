import { Icon, type IconName } from '@filiz/design-system/icons'
import IconButton from '@mui/material/IconButton'
import { SourceContextProvider } from 'ra-core'
import { type ComponentType, type KeyboardEvent, type PointerEvent, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Fields } from '../../../contract/schema/fields.ts'
import { useSubject } from '../../entries/entries.ts'
import { useWords } from '../../i18n/words.ts'
import { ARROW_STEPS } from '../useRowDrag.ts'
import type { WidgetProps } from '../widget.ts'
import styles from './ItemsInput.module.css'
import { pathWithoutPlaces } from './paths.ts'

interface ItemProps {
  source: string
  fields: Fields
  Box: ComponentType<WidgetProps> | undefined
  /** The field that it is called by. */
  titledBy: string | undefined
  index: number
  isLast: boolean
  /** While an item is dragged: this one, or the one that it would come before or after. */
  state: 'taken' | 'before' | 'after' | undefined
  onTake: (event: PointerEvent) => void
  onMove: (by: -1 | 1, part: string) => void
  /** Absent where the list follows nothing. */
  onLead?: () => void
  /** Absent where none may be taken away. */
  onRemove?: () => void
}

/** What inputs within are called: whichever item they are in. */
const labelsOf = (resource: string) => ({
  getSource: (source: string) => source,
  getLabel: (source: string) => `resources.${resource}.fields.${pathWithoutPlaces(source)}`,
})

/** One item: its handle and its buttons above, its inputs below. */
export function Item({ source, fields, Box, titledBy, index, isLast, state, onTake, onMove, ...may }: ItemProps) {
  const { items: words, order } = useWords()
  const { name: resource } = useSubject()
  const labels = useMemo(() => labelsOf(resource), [resource])
  const title: unknown = useWatch({ name: `${source}.${titledBy}`, disabled: !titledBy })
  const called = titledBy && typeof title === 'string' && title.trim()
  const label = called || words.item(index + 1)
  const button = (part: string, icon: IconName, name: string, onClick: () => void, isOff = false) => (
    <IconButton
      aria-label={`${name}: ${label}`}
      aria-disabled={isOff || undefined}
      data-part={part}
      color={part === 'remove' ? 'error' : 'default'}
      onClick={onClick}
    >
      <Icon name={icon} size={19} />
    </IconButton>
  )
  return (
    <li className={styles.item} data-state={state}>
      <div className={styles.head}>
        <IconButton
          className={styles.grip}
          aria-label={order.move(label)}
          aria-keyshortcuts="ArrowUp ArrowDown"
          title={order.grip}
          data-part="grip"
          onPointerDown={onTake}
          onKeyDown={(event: KeyboardEvent) => {
            const by = ARROW_STEPS[event.key]
            if (!by) return
            event.preventDefault()
            onMove(by, 'grip')
          }}
        >
          <Icon name="grip" size={19} />
        </IconButton>
        <p className={styles.label}>
          {called && <span className={styles.place}>{index + 1}</span>}
          <span className={styles.name}>{label}</span>
        </p>
        <div className={styles.buttons}>
          {may.onLead && button('lead', 'star', words.lead, may.onLead)}
          {button('up', 'up', order.up, () => onMove(-1, 'up'), index === 0)}
          {button('down', 'down', order.down, () => onMove(1, 'down'), isLast)}
          {may.onRemove && button('remove', 'close', words.remove, may.onRemove)}
        </div>
      </div>
      <div className={styles.fields}>
        <SourceContextProvider value={labels}>
          {Object.entries(fields).map(
            ([name, field]) => Box && <Box key={name} source={`${source}.${name}`} field={field} />,
          )}
        </SourceContextProvider>
      </div>
    </li>
  )
}
