import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { SourceContextProvider, useInput } from 'ra-core'
import { type KeyboardEvent, use, useId, useMemo, useState } from 'react'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FEATURE_LENGTH, FEATURE_VALUE_LENGTH } from '../../contract/constants.ts'
import { SECOND_FIELD, SECOND_LOCALE } from '../../contract/domain/locales.ts'
import { isTranslated } from '../../contract/domain/translationState.ts'
import { englishTexts } from '../../contract/i18n/admin/englishTexts.ts'
import { isWritten } from '../../contract/schema/fields.ts'
import type { Field, FieldOf, ItemsField } from '../../contract/schema/fieldTypes.ts'
import { useCapability } from '../capabilities.tsx'
import { useMessages } from '../i18n/language.ts'
import { useFormDefinition } from '../resources/definitions.ts'
import styles from './ArrayInput.module.css'
import { ArrayInput, type ItemInputsProps } from './ArrayInput.tsx'
import { type DeclaredProps, MoreChoices, pathWithoutIndexes } from './declaredInput.ts'
import { EnglishState, SettleButtons } from './EnglishState.tsx'
import { useEnglishText } from './englishText.ts'
import { inEnglish, type SpecRow, specsError } from './specs.ts'
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
      head={
        <>
          {hint && <p className="muted">{hint}</p>}
          {SECOND_FIELD in field.fields && <ListState source={source} field={field} />}
        </>
      }
    />
  )
}

/** The state of the English texts of a list, which settle together. */
function ListState({ source, field }: DeclaredProps) {
  const text = useEnglishText(source, field)
  if (!text) return null
  return (
    <div className={`actions ${styles.listState}`}>
      <EnglishState text={text} isList />
      <SettleButtons source={source} field={field} />
    </div>
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
      head={isTranslated(field) && <ListState source={source} field={field} />}
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

type Part = keyof SpecRow

const LENGTHS: Record<Part, number> = {
  name: FEATURE_LENGTH,
  value: FEATURE_VALUE_LENGTH,
  enName: FEATURE_LENGTH,
  enValue: FEATURE_VALUE_LENGTH,
}

/**
 * Name and value of a feature, with their English below. Enter adds a row below, in English it goes to the next one; Alt with an
 * arrow moves the row.
 */
const SpecInputs = (row: ItemInputsProps) => (
  <>
    <SpecInput {...row} part="name" own="name" />
    <SpecInput {...row} part="value" own="value" />
    {isTranslated(row.field) && <EnglishSpecInputs {...row} />}
  </>
)

/** English name and value of a specification; an empty one is shown as in Turkish. */
function EnglishSpecInputs(row: ItemInputsProps) {
  const hasTranslations = useCapability('translations')
  const turkish: string[] = useWatch({ name: [`${row.source}.name`, `${row.source}.value`] })
  if (!hasTranslations) return null
  return (
    <>
      <SpecInput {...row} part="enName" own="name" placeholder={turkish[0] ?? ''} />
      <SpecInput {...row} part="enValue" own="value" placeholder={turkish[1] ?? ''} />
    </>
  )
}

interface SpecInputProps extends ItemInputsProps {
  part: Part
  /** The Turkish part: `name` for `enName`. */
  own: 'name' | 'value'
  placeholder?: string
}

function SpecInput({ source, index, on, part, own, placeholder }: SpecInputProps) {
  const { specs: messages, form } = useMessages()
  const english = useMessages(englishTexts)
  const { getValues } = useFormContext()
  const isEnglish = own !== part
  const nameSource = `${source}.${isEnglish ? 'enName' : 'name'}`
  const { errors } = useFormState({ name: nameSource })
  const leftId = useId()
  const { field: input } = useInput({
    source: `${source}.${part}`,
    format: unchanged,
    parse: unchanged,
    // One message for the row: the name has it.
    validate: () => {
      if (own !== 'name') return undefined
      const rows: SpecRow[] = getValues(source.replace(/\.\d+$/, ''))
      const shown = isEnglish ? rows.map(inEnglish) : rows
      const error = specsError(shown, messages)
      return error?.isIn(shown[index]!) ? error.message : undefined
    },
  })
  const left = useCharactersLeft(input.value, LENGTHS[part])
  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey && ARROW_STEPS[event.key]
    if (event.key !== 'Enter' && !by) return
    event.preventDefault()
    if (by) on.move(index, by, part)
    else if (!isEnglish) on.add(index + 1)
    // A translator goes on with the next row.
    else
      event.currentTarget
        .closest('li')
        ?.nextElementSibling?.querySelector<HTMLElement>(`[data-part="${part}"]`)
        ?.focus()
  }
  const label = `${messages[own]}, ${messages.row(index + 1)}`
  return (
    <>
      <OutlinedInput
        className={styles[part]}
        value={input.value ?? ''}
        placeholder={placeholder ?? messages[own]}
        error={Boolean(get(errors, nameSource))}
        inputRef={input.ref}
        onChange={input.onChange}
        onBlur={input.onBlur}
        onKeyDown={onKeyDown}
        startAdornment={
          isEnglish && (
            <InputAdornment position="start" aria-hidden="true">
              {english.tag}
            </InputAdornment>
          )
        }
        inputProps={{
          name: input.name,
          'aria-label': isEnglish ? form.inEnglish(label) : label,
          'data-part': part,
          'aria-describedby': left && leftId,
          ...(isEnglish && { lang: SECOND_LOCALE }),
        }}
      />
      {left && <p id={leftId} className={`hint ${styles.left}`}>{`${messages[own]}: ${left}`}</p>}
    </>
  )
}

const unchanged = <T,>(value: T) => value
