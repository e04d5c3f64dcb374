import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { FieldTitle, useInput, ValidationError } from 'ra-core'
import { useId, useImperativeHandle, useRef, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { moved } from './moved.ts'
import { type SpecRowActions, SpecRowInputs } from './SpecRowInputs.tsx'
import styles from './SpecsInput.module.css'
import { faultOf, type SpecRow } from './specRows.ts'
import { useRowDrag } from './useRowDrag.ts'
import { useSteady } from './useSteady.ts'
import type { WidgetProps } from './widget.ts'

const asItIs = <T,>(value: T) => value

/** Technical features as rows of name and value: added, removed and moved by keyboard too. */
export function SpecsInput({ source }: WidgetProps) {
  const { specs: words, order } = useWords()
  const { field, fieldState } = useInput({
    source,
    format: asItIs,
    parse: asItIs,
    validate: (rows: SpecRow[] | undefined) => faultOf(rows, words)?.sentence,
  })
  const rows: SpecRow[] = field.value ?? []
  const fault = fieldState.invalid ? faultOf(rows, words) : undefined
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const titleId = useId()
  const errorId = useId()

  const partOf = (row: number, part: string) =>
    list.current?.children[row]?.querySelector<HTMLElement>(`[data-part="${part}"]`)
  /** Puts the focus into a row once it is there. */
  const focus = (row: number, part: string) => requestAnimationFrame(() => partOf(row, part)?.focus())
  // Where the form takes whoever could not save: the first row that has to be mended.
  useImperativeHandle(field.ref, () => ({
    focus() {
      const found = faultOf(rows, words)
      partOf(found ? rows.findIndex(found.isIn) : 0, 'name')?.focus()
    },
  }))
  function add(at: number) {
    field.onChange(rows.toSpliced(at, 0, { name: '', value: '' }))
    focus(at, 'name')
  }
  function remove(index: number) {
    field.onChange(rows.toSpliced(index, 1))
    focus(Math.min(index, rows.length - 2), 'remove')
  }
  function move(from: number, to: number, part: string) {
    const next = moved(rows, from, to)
    if (!next) return
    field.onChange(next)
    focus(to, part)
    setAnnouncement(order.moved(rows[from]?.name || words.row(from + 1), to + 1))
  }
  const drag = useRowDrag(list, (from, to) => move(from, to, 'grip'))
  const on = useSteady<SpecRowActions>({
    change: (index, part) => field.onChange(rows.with(index, { ...rows[index]!, ...part })),
    blur: () => field.onBlur(),
    enter: (index) => add(index + 1),
    take: drag.start,
    move: (index, by, part) => move(index, index + by, part),
    remove,
  })

  return (
    <fieldset
      name={source}
      className={styles.specs}
      aria-labelledby={titleId}
      aria-describedby={fieldState.error ? errorId : undefined}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <FieldTitle source={source} />
        </h2>
      </div>
      {rows.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <div className={styles.columns} aria-hidden="true">
          <span>{words.name}</span>
          <span>{words.value}</span>
        </div>
      )}
      <ol ref={list}>
        {rows.map((row, index) => (
          <SpecRowInputs
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its name changes while it is typed
            key={index}
            row={row}
            index={index}
            isLast={index === rows.length - 1}
            source={source}
            isBad={Boolean(fault?.isIn(row))}
            state={drag.stateOf(index)}
            on={on}
          />
        ))}
      </ol>
      <div>
        <Button variant="outlined" startIcon={<Icon name="plus" size={18} />} onClick={() => add(rows.length)}>
          {words.add}
        </Button>
      </div>
      {fieldState.error?.message && (
        <p id={errorId} className={styles.error} role="alert">
          <ValidationError error={fieldState.error.message} />
        </p>
      )}
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </fieldset>
  )
}
