import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { FieldTitle, ValidationError } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { isWritten } from '../../../contract/schema/fields.ts'
import type { ItemsField } from '../../../contract/schema/fieldTypes.ts'
import { initialOf } from '../../../contract/schema/values.ts'
import { useSubject } from '../../entries/entries.ts'
import { useWords } from '../../i18n/words.ts'
import { useRowDrag } from '../useRowDrag.ts'
import type { WidgetProps } from '../widget.ts'
import { Item } from './Item.tsx'
import styles from './ItemsInput.module.css'
import { pathWithoutPlaces } from './paths.ts'
import { useRowKeys } from './useRowKeys.ts'

/** A list of small things: added, removed, and moved by a handle, by its buttons and by keyboard too. */
export function ItemsInput({ source, field, Box }: WidgetProps<ItemsField>) {
  const { items: words, order } = useWords()
  const { hints } = useSubject().texts
  const { fields: rows, append, remove, move } = useFieldArray({ name: source })
  const keys = useRowKeys(rows)
  const { getValues, setValue } = useFormContext()
  const { errors } = useFormState({ name: source })
  const own: { message?: string; root?: { message?: string } } | undefined = get(errors, source)
  const error = own?.root?.message ?? own?.message
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const titleId = useId()
  const errorId = useId()
  const title = Object.keys(field.fields).find((name) => isWritten(field.fields[name]!))
  const nameOf = (index: number) => String((title && getValues(`${source}.${index}.${title}`)) || words.item(index + 1))

  /** Puts the focus into an item once it is there. */
  const focus = (index: number, part: string) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(part)?.focus())

  function add() {
    append(emptyItem(field), { shouldFocus: false })
    focus(rows.length, INPUT)
  }
  function removeAt(index: number) {
    remove(index)
    focus(Math.min(index, rows.length - 2), partOf('remove'))
  }
  function moveTo(from: number, to: number, part: string) {
    if (to < 0 || to >= rows.length) return
    setAnnouncement(order.moved(nameOf(from), to + 1))
    move(from, to)
    focus(to, partOf(part))
  }
  /** Has an item and what the list follows change places; where nothing was there, it leaves the list. */
  function leadWith(index: number, leader: string) {
    const path = `${source}.${index}.${leader}`
    const [before, chosen] = getValues([leader, path])
    if (!chosen) return
    setValue(leader, chosen, CHANGED)
    if (before) setValue(path, before, CHANGED)
    else removeAt(index)
  }
  const drag = useRowDrag(list, (from, to) => moveTo(from, to, 'grip'))
  const isFull = rows.length >= field.max

  return (
    <fieldset
      name={source}
      className={styles.items}
      aria-labelledby={titleId}
      aria-describedby={error ? errorId : undefined}
    >
      <h2 id={titleId} className={styles.title}>
        <FieldTitle source={source} />
      </h2>
      {hints[pathWithoutPlaces(source)] && <p className={styles.hint}>{hints[pathWithoutPlaces(source)]}</p>}
      {rows.length === 0 && <p className={styles.hint}>{words.empty}</p>}
      <ol ref={list}>
        {keys.map((key, index) => (
          <Item
            key={key}
            source={`${source}.${index}`}
            fields={field.fields}
            Box={Box}
            titledBy={title}
            index={index}
            isLast={index === rows.length - 1}
            state={drag.stateOf(index)}
            onTake={(event) => drag.start(event, index)}
            onMove={(by, part) => moveTo(index, index + by, part)}
            {...(field.follows && { onLead: () => leadWith(index, field.follows!) })}
            {...(rows.length > field.min && { onRemove: () => removeAt(index) })}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <Button
          variant="outlined"
          startIcon={<Icon name="plus" size={18} />}
          aria-disabled={isFull}
          onClick={() => isFull || add()}
        >
          {words.add}
        </Button>
        {isFull && <p className={styles.hint}>{words.full(field.max)}</p>}
      </div>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <ValidationError error={error} />
        </p>
      )}
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </fieldset>
  )
}

const CHANGED = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
const INPUT = 'input:not([type=hidden]), textarea'
const partOf = (part: string) => `[data-part="${part}"]`

/** What an item begins with; where it has to say, with nothing. */
const emptyItem = ({ fields }: ItemsField) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOf(field) ?? null]))
