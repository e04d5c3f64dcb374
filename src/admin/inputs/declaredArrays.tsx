import OutlinedInput from '@mui/material/OutlinedInput'
import { SourceContextProvider, useInput } from 'ra-core'
import { type KeyboardEvent, use, useId, useMemo, useState } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { FEATURE_LENGTH, FEATURE_VALUE_LENGTH } from '../../contract/constants.ts'
import { isWritten } from '../../contract/schema/fields.ts'
import type { Field, FieldOf, ItemsField } from '../../contract/schema/fieldTypes.ts'
import { useMessages } from '../i18n/messages.ts'
import { useFormDefinition } from '../resources/definitions.ts'
import styles from './ArrayInput.module.css'
import { ArrayInput, type ItemInputsProps } from './ArrayInput.tsx'
import { type DeclaredProps, MoreChoices, pathWithoutIndexes } from './declaredInput.ts'
import { type SpecRow, specsError } from './specs.ts'
import { useCharactersLeft } from './useCharactersLeft.ts'
import { ARROW_STEPS } from './useRowDrag.ts'

/** A list of items, each with its own fields. */
export function ItemsInput({ source, field, Box }: DeclaredProps<ItemsField>) {
  const { hints, choices } = useFormDefinition().texts
  const path = pathWithoutIndexes(source)
  const hint = hints[path]
  const title = titleOf(field)
  const titlePath = `${path}.${title}`
  const more = use(MoreChoices)[titlePath]
  return (
    <ArrayInput
      source={source}
      field={field}
      layout="cards"
      titledBy={title}
      titles={more ? { ...choices?.[titlePath], ...more } : choices?.[titlePath]}
      Inputs={ItemInputs}
      Box={Box}
      head={hint && <p className="muted">{hint}</p>}
    />
  )
}

/** The field that names an item: its first text or choice. */
const titleOf = ({ fields }: ItemsField): string | undefined =>
  Object.keys(fields).find((name) => isWritten(fields[name]!) || fields[name]!.kind === 'choice')

/** The choice that names an item, if it is made. */
function madeChoiceOf(field: ItemsField, item: Record<string, unknown> | undefined): string | undefined {
  const title = titleOf(field)
  return title && field.fields[title]!.kind === 'choice' && item?.[title] ? title : undefined
}

/** Technical features: a list of names and values. */
export function SpecsInput({ source, field }: DeclaredProps<FieldOf<'specs'>>) {
  const { specs: messages } = useMessages()
  return (
    <ArrayInput
      source={source}
      field={field}
      layout="rows"
      titledBy="name"
      Inputs={SpecInputs}
      columns={
        <div className={`label-text ${styles.columns}`} aria-hidden="true">
          <span>{messages.name}</span>
          <span>{messages.value}</span>
        </div>
      }
    />
  )
}

/** The inputs of an item, labelled the same in all items. A choice that names the item is made once: later its head shows it. */
function ItemInputs({ source, field, Box }: ItemInputsProps) {
  const { name: resource } = useFormDefinition()
  const { getValues } = useFormContext()
  const [made] = useState(() => (field.kind === 'items' ? madeChoiceOf(field, getValues(source)) : undefined))
  const labels = useMemo(
    () => ({
      getSource: (path: string) => path,
      getLabel: (path: string) => `resources.${resource}.fields.${pathWithoutIndexes(path)}`,
    }),
    [resource],
  )
  if (field.kind !== 'items' || !Box) return null
  return (
    <SourceContextProvider value={labels}>
      {Object.entries<Field>(field.fields).map(
        ([name, each]) => name !== made && <Box key={name} source={`${source}.${name}`} field={each} />,
      )}
    </SourceContextProvider>
  )
}

const PARTS = { name: FEATURE_LENGTH, value: FEATURE_VALUE_LENGTH } as const

/** Name and value of a feature. Enter adds a row below; Alt with an arrow moves the row. */
function SpecInputs(row: ItemInputsProps) {
  return (
    <>
      <SpecInput {...row} part="name" />
      <SpecInput {...row} part="value" />
    </>
  )
}

function SpecInput({ source, index, on, part }: ItemInputsProps & { part: keyof SpecRow }) {
  const { specs: messages } = useMessages()
  const { getValues } = useFormContext()
  const { errors } = useFormState({ name: `${source}.name` })
  const leftId = useId()
  const { field: input } = useInput({
    source: `${source}.${part}`,
    format: unchanged,
    parse: unchanged,
    // One message for the row: the name has it.
    validate: () => {
      const rows: SpecRow[] = getValues(source.replace(/\.\d+$/, ''))
      const error = part === 'name' ? specsError(rows, messages) : undefined
      return error?.isIn(rows[index]!) ? error.message : undefined
    },
  })
  const left = useCharactersLeft(input.value, PARTS[part])
  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey && ARROW_STEPS[event.key]
    if (event.key !== 'Enter' && !by) return
    event.preventDefault()
    if (by) on.move(index, by, part)
    else on.add(index + 1)
  }
  return (
    <>
      <OutlinedInput
        className={styles[part]}
        value={input.value ?? ''}
        placeholder={messages[part]}
        error={Boolean(get(errors, `${source}.name`))}
        inputRef={input.ref}
        onChange={input.onChange}
        onBlur={input.onBlur}
        onKeyDown={onKeyDown}
        inputProps={{
          name: input.name,
          'aria-label': `${messages[part]}, ${messages.row(index + 1)}`,
          'data-part': part,
          'aria-describedby': left && leftId,
        }}
      />
      {left && <p id={leftId} className={`hint ${styles.left}`}>{`${messages[part]}: ${left}`}</p>}
    </>
  )
}

const unchanged = <T,>(value: T) => value
