import TextField from '@mui/material/TextField'
import { FieldTitle, useGetList, useInput, useRecordContext, useTranslateLabel, ValidationError } from 'ra-core'
import { type KeyboardEvent, use, useEffect, useId, useMemo } from 'react'
import { BooleanInput, type BooleanInputProps, NumberInput, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { SECOND_LOCALE } from '../../contract/domain/locales.ts'
import { momentShown, shownIn } from '../../contract/domain/zones.ts'
import type {
  ChoiceField,
  Field,
  LongTextField,
  OrderField,
  TextField as TextDeclaration,
} from '../../contract/schema/fieldTypes.ts'
import type { Format } from '../../contract/schema/formats.ts'
import { momentOf, useMessages } from '../i18n/language.ts'
import { useFormDefinition } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import styles from './basicInputs.module.css'
import {
  type DeclaredProps,
  isInteger,
  MoreChoices,
  Placeholders,
  pathWithoutIndexes,
  ShowsHints,
  type SwatchColours,
  Swatches,
  validatorsOf,
} from './declaredInput.ts'
import { EnglishState } from './EnglishState.tsx'
import { useEnglishText } from './englishText.ts'
import { useCharactersLeft } from './useCharactersLeft.ts'

/** Props of react-admin's inputs from the declaration of a field. */
export function useInputProps({ source, field, englishOf }: DeclaredProps) {
  const { hints } = useFormDefinition().texts
  const { form } = useMessages()
  const translateLabel = useTranslateLabel()
  const turkish: unknown = useWatch({ name: englishOf ?? '', disabled: englishOf === undefined })
  const placeholder = use(Placeholders)[source]
  const validate = useMemo(() => validatorsOf(field), [field])
  const showsHints = use(ShowsHints)
  const english = useEnglishText(englishOf ?? '', field)
  const left = useCharactersLeft(useWatch({ name: source }), limitOf(field))
  const hint = englishOf === undefined && showsHints && hints[pathWithoutIndexes(source)]
  const helperText = [hint, left].filter(Boolean).join(' ')
  return {
    source,
    validate,
    helperText: english ? (
      <>
        <EnglishState text={english} />
        {helperText}
      </>
    ) : (
      helperText || (false as const)
    ),
    ...(placeholder && { placeholder }),
    ...(englishOf !== undefined && {
      label: form.inEnglish(String(translateLabel({ source: englishOf }))),
      // The English site shows the Turkish text until there is a translation.
      placeholder: typeof turkish === 'string' ? turkish : '',
    }),
  }
}

/** The limit of a text; a date has a fixed length. */
const limitOf = (field: Field) =>
  'maxLength' in field && !('format' in field && field.format === 'day') ? field.maxLength : undefined

/** Attributes of the `input` itself; `aria-required`, since the label's star is not enough. */
const boxOf = ({ field, englishOf }: DeclaredProps, more?: object) => ({
  slotProps: {
    htmlInput: {
      ...more,
      ...(field.isRequired && { 'aria-required': true }),
      ...(englishOf !== undefined && { lang: SECOND_LOCALE }),
    },
  },
})

/** Texts longer than this wrap; those with a format do not. */
const LINE = 100

export function ShortTextInput(props: DeclaredProps<TextDeclaration>) {
  const { format, maxLength } = props.field
  const { box, ...manner } = format ? typing[format] : { ...(maxLength > LINE && growing) }
  return <TextInput {...useInputProps(props)} {...manner} {...boxOf(props, box)} />
}

/** A single line that wraps: Enter submits, and pasted line breaks become spaces. */
const growing = {
  box: undefined,
  multiline: true,
  parse: (typed: string) => typed.replace(/\s*[\r\n]+\s*/g, ' ') || null,
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
  },
}

/** Input types and modes by format, for the keyboards of phones. */
const typing: Record<Format, { type?: string; box?: { inputMode: 'url'; autoCapitalize: 'none' } }> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  day: { type: 'date' },
  link: { box: { inputMode: 'url', autoCapitalize: 'none' } },
  embed: { box: { inputMode: 'url', autoCapitalize: 'none' } },
}

/** Texts up to this limit start with fewer rows. */
const SHORT = 500

export const LongTextInput = (props: DeclaredProps<LongTextField>) => (
  <TextInput {...useInputProps(props)} {...boxOf(props)} multiline minRows={props.field.maxLength > SHORT ? 6 : 3} />
)

export const FlagInput = (props: DeclaredProps) => <HintedSwitch {...useInputProps(props)} />

export function IntegerInput(props: DeclaredProps) {
  const { validate, ...rest } = useInputProps(props)
  const { integer } = useMessages().form
  const validators = useMemo(() => [...validate, isInteger(integer)], [validate, integer])
  const { min, max } = props.field.kind === 'integer' ? props.field : {}
  return <NumberInput {...rest} validate={validators} step={1} {...defined({ min, max })} />
}

const defined = (limits: { min: number | undefined; max: number | undefined }) =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))

/** A fraction from 0 to 1. */
export const FractionInput = (props: DeclaredProps) => (
  <NumberInput {...useInputProps(props)} min={0} max={1} step={0.01} />
)

/** Edited in the site's time zone, stored in UTC. */
export function TimeInput(props: DeclaredProps) {
  const { timeZone } = useServices().site
  return (
    <TextInput
      {...useInputProps(props)}
      type="datetime-local"
      format={(stored) => (momentOf(stored) ? shownIn(momentOf(stored)!, timeZone) : '')}
      parse={(shown) => (shown ? momentShown(shown, timeZone).toISOString() : null)}
    />
  )
}

/** One of the declared choices, as a native select, or as radio buttons with swatches if there are any. */
export function ChoiceInput(props: DeclaredProps<ChoiceField>) {
  const { source, field } = props
  const { form } = useMessages()
  const { hints, choices = {} } = useFormDefinition().texts
  const validate = useMemo(() => validatorsOf(field), [field])
  const { id, field: input, fieldState, isRequired } = useInput({ source, validate })
  const { error, invalid } = fieldState
  const path = pathWithoutIndexes(source)
  const more = use(MoreChoices)[path] ?? {}
  const swatches = use(Swatches)[path]
  const label = <FieldTitle source={source} isRequired={isRequired} />
  const message = error?.message ? <ValidationError error={error.message} /> : undefined
  const values = [...(field.initial === undefined ? [''] : []), ...field.choices, ...Object.keys(more)]
  const nameOf = (choice: string) =>
    choices[path]?.[choice] ?? more[choice] ?? (choice || (isRequired ? form.choose : form.none))
  if (swatches)
    return (
      <fieldset className={styles.swatches} aria-describedby={`${id}-hint`}>
        <legend>{label}</legend>
        {values.map((choice) => (
          <label key={choice} className="choice">
            <input
              ref={choice === (input.value ?? '') ? input.ref : undefined}
              type="radio"
              className="radio"
              name={source}
              value={choice}
              checked={choice === (input.value ?? '')}
              onChange={() => input.onChange(choice || null)}
              onBlur={() => input.onBlur()}
            />
            <Swatch colours={swatches[choice] ?? []} />
            {nameOf(choice)}
          </label>
        ))}
        <p id={`${id}-hint`} className={message ? 'error-text' : 'hint'}>
          {message ?? hints[source]}
        </p>
      </fieldset>
    )
  return (
    <TextField
      {...input}
      id={id}
      select
      slotProps={{ select: { native: true } }}
      label={label}
      error={invalid}
      helperText={message ?? hints[source]}
    >
      {values.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </TextField>
  )
}

/** Grounds side by side, each with a bar and a dot in its colours. */
const Swatch = ({ colours }: { colours: readonly SwatchColours[] }) => (
  <svg className={styles.swatch} viewBox={`0 0 ${colours.length * 40} 32`} aria-hidden="true">
    {colours.map(({ ground, first, second }, index) => (
      <g key={ground} transform={`translate(${index * 40})`}>
        <path fill={ground} d="M0 0h40v32H0z" />
        <path fill={first} d="M7 9h15v14H7z" />
        <circle fill={second} cx="29" cy="16" r="4.5" />
      </g>
    ))}
  </svg>
)

const COUNT_ONLY = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } as const, filter: {} }

/** The order of a record among the others. A new one is last: (count + 1) times the declared step. */
export function OrderInput(props: DeclaredProps<OrderField>) {
  const { source, field } = props
  const { name } = useFormDefinition()
  const isNew = useRecordContext()?.id === undefined
  const { total } = useGetList(name, COUNT_ONLY, { enabled: isNew })
  const { getFieldState, resetField } = useFormContext()
  useEffect(() => {
    if (total === undefined || getFieldState(source).isDirty) return
    resetField(source, { defaultValue: (total + 1) * field.step })
  }, [total, source, field.step, getFieldState, resetField])
  return <IntegerInput {...props} />
}

/** React-admin's switch with its hint as description (WCAG 1.3.1). */
export function HintedSwitch({ helperText, ...rest }: BooleanInputProps) {
  const hintId = useId()
  if (!helperText) return <BooleanInput {...rest} helperText={false} />
  return (
    <BooleanInput
      {...rest}
      helperText={<span id={hintId}>{helperText}</span>}
      options={{ slotProps: { input: { 'aria-describedby': hintId } } }}
    />
  )
}
