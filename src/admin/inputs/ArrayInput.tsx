import type { IconName } from '@filiz/design-system/icons/all'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { FieldTitle, ValidationError } from 'ra-core'
import { type ComponentType, memo, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { get, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { dayIn } from '../../contract/domain/zones.ts'
import type { AdminTexts } from '../../contract/i18n/admin/admin.ts'
import type { Field, FieldOf, ItemsField } from '../../contract/schema/fieldTypes.ts'
import { initialOf } from '../../contract/schema/values.ts'
import { momentOf, useFormats, useMessages } from '../i18n/language.ts'
import { Button, IconButton } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { useServices } from '../services.ts'
import styles from './ArrayInput.module.css'
import type { DeclaredProps } from './declaredInput.ts'
import { AddPictures, PictureArrayContext, pictureOf, usePictureArray } from './pictureArray.tsx'
import { useDrop } from './useImageUpload.ts'
import { ARROW_STEPS, useRowDrag } from './useRowDrag.ts'
import { useSteady } from './useSteady.ts'

type ArrayField = ItemsField | FieldOf<'specs'>

export interface ItemInputsProps {
  /** The path of the item. */
  source: string
  index: number
  field: ArrayField
  Box: DeclaredProps['Box']
  on: ItemActions
}

/** The same functions on every render, so that unchanged items are not rendered again. */
interface ItemActions {
  add: (index: number) => void
  remove: (index: number) => void
  move: (index: number, by: -1 | 1, part: string) => void
  startDrag: (event: PointerEvent, index: number) => void
  lead: (index: number) => void
}

interface ArrayInputProps {
  source: string
  field: ArrayField
  /** Items as cards, with a head above their inputs, or as rows of inputs and buttons. */
  layout: 'cards' | 'rows'
  /** The field that names an item. */
  titledBy: string | undefined
  /** Labels of that field's values, if it is a choice. */
  titles?: Readonly<Record<string, string>> | undefined
  Inputs: ComponentType<ItemInputsProps>
  Box?: DeclaredProps['Box']
  head?: ReactNode
  /** The head of a table of rows. */
  columns?: ReactNode
}

/** Edits an array: items are added, removed, and moved by dragging, by buttons and by keyboard. The focus stays on the item. */
export function ArrayInput({ source, field, layout, titledBy, titles, Inputs, Box, head, columns }: ArrayInputProps) {
  const messages = useMessages()
  const texts = textsOf(messages, layout, field)
  const { timeZone } = useServices().site
  const { fields: rows, insert, remove, move } = useFieldArray({ name: source })
  const keys = useRowKeys(rows)
  const { getValues, setValue } = useFormContext()
  const error = useArrayError(source, layout === 'rows')
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const titleId = useId()
  const errorId = useId()
  const { min, max } = field.kind === 'items' ? field : { min: 0, max: Number.POSITIVE_INFINITY }
  const isFull = rows.length >= max
  const isNewestFirst = field.kind === 'items' && field.newestFirst
  const titleOf = useTitleOf({ field, titledBy, titles })
  const nameOf = (index: number) =>
    (titledBy && titleOf(getValues(`${source}.${index}.${titledBy}`))) || texts.item(index + 1)

  /** Focuses an element of an item once it is rendered. */
  const focus = (index: number, selector: string) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus())

  function addAt(index: number) {
    insert(index, newItemOf(field, dayIn(timeZone, new Date())), { shouldFocus: false })
    focus(index, 'input:not([type=hidden]), textarea')
  }
  function removeAt(index: number) {
    remove(index)
    focus(Math.min(index, rows.length - 2), partSelector('remove'))
  }
  function moveTo(from: number, to: number, part: string) {
    if (to < 0 || to >= rows.length) return
    setAnnouncement(messages.order.moved(nameOf(from), to + 1))
    move(from, to)
    focus(to, partSelector(part))
  }
  /** Swaps an item with the leading field of the record; if that is empty, the item moves there. */
  function leadWith(index: number) {
    const leader = field.kind === 'items' ? field.follows : undefined
    if (!leader) return
    const path = `${source}.${index}.${leader}`
    const [before, selected] = getValues([leader, path])
    if (!selected) return
    setValue(leader, selected, CHANGED)
    if (before) setValue(path, before, CHANGED)
    else removeAt(index)
  }
  const picture = pictureOf(field)
  function addPictures(addresses: readonly (string | null)[]) {
    const added = addresses.map((address) => ({ [picture!.name]: address }))
    insert(rows.length, added, { shouldFocus: false })
    setAnnouncement(messages.items.added(added.length))
  }
  const { steady: pictures, leftOut } = usePictureArray({
    path: (index) => `${source}.${index}.${picture?.name}`,
    length: rows.length,
    max,
    append: addPictures,
  })
  const drop = useDrop(pictures.addFiles)
  const drag = useRowDrag(list, (from, to) => moveTo(from, to, 'grip'))
  const on = useSteady<ItemActions>({
    add: addAt,
    remove: removeAt,
    move: (index, by, part) => moveTo(index, index + by, part),
    startDrag: drag.start,
    lead: leadWith,
  })

  const add = (
    <div className="actions">
      {picture ? (
        <AddPictures
          field={picture.field}
          room={max - rows.length}
          onFiles={pictures.addFiles}
          onSelect={addPictures}
        />
      ) : (
        <Button
          icon="plus"
          aria-disabled={isFull || undefined}
          onClick={() => isFull || addAt(isNewestFirst ? 0 : rows.length)}
        >
          {texts.add}
        </Button>
      )}
      {isFull && <p className="muted">{messages.items.full(max)}</p>}
    </div>
  )
  return (
    <fieldset
      name={source}
      className={styles.array}
      data-layout={layout}
      data-over={drop.isOver || undefined}
      aria-labelledby={titleId}
      aria-describedby={error ? errorId : undefined}
      {...(picture && drop.handlers)}
    >
      <h2 id={titleId}>
        <FieldTitle source={source} />
      </h2>
      {head}
      {isNewestFirst && add}
      {rows.length === 0 ? <p className="muted">{texts.empty}</p> : columns}
      <PictureArrayContext value={picture && pictures}>
        <ol ref={list}>
          {keys.map((key, index) => (
            <Item
              key={key}
              source={`${source}.${index}`}
              field={field}
              layout={layout}
              titledBy={titledBy}
              titles={titles}
              Inputs={Inputs}
              Box={Box}
              index={index}
              isLast={index === rows.length - 1}
              canRemove={rows.length > min}
              state={drag.stateOf(index)}
              on={on}
            />
          ))}
        </ol>
      </PictureArrayContext>
      {!isNewestFirst && add}
      {leftOut.length > 0 && <ErrorMessage>{messages.items.leftOut(leftOut.join(', '))}</ErrorMessage>}
      {error && (
        <ErrorMessage id={errorId}>
          <ValidationError error={error} />
        </ErrorMessage>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </fieldset>
  )
}

const CHANGED = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
const partSelector = (part: string) => `[data-part="${part}"]`

/**
 * Required fields of a new item are empty, days are `today`. Each English text is null: the input of an undefined one would
 * show that of the item which was stored at this place.
 */
const newItemOf = (field: ArrayField, today: string): object =>
  field.kind === 'specs'
    ? { name: '', value: '', ...(field.translated && { enName: '', enValue: '' }) }
    : Object.fromEntries(Object.entries(field.fields).map(([name, each]) => [name, newValueOf(each, today)]))

function newValueOf(field: Field, today: string): unknown {
  if (field.kind === 'text' && field.format === 'day') return today
  if (field.kind === 'english') return Object.fromEntries(Object.keys(field.fields).map((name) => [name, null]))
  return initialOf(field) ?? null
}

/** The text of an item's title: the label of a choice, or a day as dates are shown. */
function useTitleOf({ field, titledBy, titles }: Pick<ArrayInputProps, 'field' | 'titledBy' | 'titles'>) {
  const { day } = useFormats()
  const titling = field.kind === 'items' && titledBy ? field.fields[titledBy] : undefined
  const isDay = titling?.kind === 'text' && titling.format === 'day'
  return (value: unknown): string => {
    if (typeof value !== 'string') return ''
    const moment = isDay ? momentOf(`${value}T12:00:00Z`) : undefined
    return moment ? day(moment) : (titles?.[value] ?? value.trim())
  }
}

function textsOf(
  { items, specs }: Pick<AdminTexts, 'items' | 'specs'>,
  layout: ArrayInputProps['layout'],
  field: ArrayField,
) {
  if (layout === 'rows') return { ...specs, item: specs.row }
  return {
    ...items,
    ...(pictureOf(field) && { item: items.picture, empty: items.noPictures }),
    remove: (label: string) => `${items.remove}: ${label}`,
  }
}

/** The message about the array or one of its rows. `areDependent`: a change of one row may make another valid. */
function useArrayError(source: string, areDependent: boolean): string | undefined {
  const { errors } = useFormState({ name: source })
  const { subscribe, getFieldState, clearErrors, trigger } = useFormContext()
  useEffect(
    () =>
      subscribe({
        name: source,
        formState: { values: true },
        callback() {
          const { error } = getFieldState(source)
          // An error of the server about the array belongs to no input, which would clear it.
          if (error?.message) clearErrors(source)
          else if (error && areDependent) void trigger(source)
        },
      }),
    [source, areDependent, subscribe, getFieldState, clearErrors, trigger],
  )
  const own: ArrayErrors | undefined = get(errors, source)
  const [inRows] = areDependent && Array.isArray(own) ? own.flatMap((row) => row?.name ?? row?.enName ?? []) : []
  return own?.root?.message ?? own?.message ?? inRows?.message
}

type RowErrors = Partial<Record<'name' | 'enName', { message?: string }>>
type ArrayErrors = (RowErrors | undefined)[] & { message?: string; root?: { message?: string } }

interface ItemProps
  extends Omit<ItemInputsProps, 'index'>,
    Pick<ArrayInputProps, 'layout' | 'titledBy' | 'titles' | 'Inputs'> {
  index: number
  isLast: boolean
  canRemove: boolean
  /** During a drag: this item, or the one that it would be dropped before or after. */
  state: 'taken' | 'before' | 'after' | undefined
}

/** One item: its handle, its inputs and its buttons. */
const Item = memo(function Item({ layout, titledBy, titles, Inputs, isLast, canRemove, state, ...item }: ItemProps) {
  const { source, field, index, on } = item
  const messages = useMessages()
  const texts = textsOf(messages, layout, field)
  const title: unknown = useWatch({ name: `${source}.${titledBy}`, disabled: !titledBy })
  const titleOf = useTitleOf({ field, titledBy, titles })
  const name = titledBy && titleOf(title)
  const label = name || texts.item(index + 1)
  const button = (part: string, icon: IconName, text: string, onClick: () => void, isDisabled = false) => (
    <IconButton
      icon={icon}
      label={text}
      aria-disabled={isDisabled || undefined}
      data-part={part}
      color={part === 'remove' ? 'error' : 'default'}
      onClick={onClick}
    />
  )
  const grip = (
    <IconButton
      icon="grip"
      className={styles.grip}
      label={messages.order.move(label)}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title={messages.order.grip}
      data-part="grip"
      onPointerDown={(event) => on.startDrag(event, index)}
      onKeyDown={(event) => {
        const by = ARROW_STEPS[event.key]
        if (!by) return
        event.preventDefault()
        on.move(index, by, 'grip')
      }}
    />
  )
  const buttons = (
    <div className={styles.buttons}>
      {field.kind === 'items' &&
        field.follows &&
        button('lead', 'star', `${messages.items.lead}: ${label}`, () => on.lead(index))}
      {button('up', 'up', `${messages.order.up}: ${label}`, () => on.move(index, -1, 'up'), index === 0)}
      {button('down', 'down', `${messages.order.down}: ${label}`, () => on.move(index, 1, 'down'), isLast)}
      {canRemove && button('remove', 'close', texts.remove(label), () => on.remove(index))}
    </div>
  )
  if (layout === 'rows')
    return (
      <li className={styles.row} data-state={state}>
        {grip}
        <Inputs {...item} />
        {buttons}
      </li>
    )
  return (
    <li className={`box ${styles.card}`} data-state={state}>
      <div className={styles.head}>
        {grip}
        <p className={styles.label}>
          {name && <span className="muted numbers">{index + 1}</span>}
          <span className="ellipsis">{label}</span>
        </p>
        {buttons}
      </div>
      <div className={`fields ${styles.fields}`}>
        <Inputs {...item} />
      </div>
    </li>
  )
})

/**
 * Keys for the rows of a field array. React Hook Form gives all rows new ids whenever the form is reset, as after every save; these
 * keys stay if the number of rows did, so that an input keeps its focus and an upload its item.
 */
function useRowKeys(rows: readonly { id: string }[]): readonly string[] {
  const ids = rows.map(({ id }) => id)
  const [known, setKnown] = useState({ ids, keys: ids })
  if (ids.length === known.ids.length && ids.every((id, index) => id === known.ids[index])) return known.keys
  const isReset = ids.length === known.ids.length && !ids.some((id) => known.ids.includes(id))
  const keys = isReset ? known.keys : ids.map((id) => known.keys[known.ids.indexOf(id)] ?? id)
  setKnown({ ids, keys })
  return keys
}
