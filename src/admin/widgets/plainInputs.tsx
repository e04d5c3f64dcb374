import { useTranslateLabel } from 'ra-core'
import { type KeyboardEvent, use, useMemo } from 'react'
import { NumberInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { momentShown, shownIn } from '../../contract/domain/zones.ts'
import type { Field, LongTextField, MarkdownField, TextField } from '../../contract/schema/fieldTypes.ts'
import type { Format } from '../../contract/schema/formats.ts'
import { useSubject } from '../entries/entries.ts'
import { momentOf } from '../i18n/formats.ts'
import { useWords } from '../i18n/words.ts'
import { useServices } from '../services.ts'
import { HintedSwitch } from './HintedSwitch.tsx'
import { pathWithoutPlaces } from './items/paths.ts'
import { Placeholders } from './placeholders.ts'
import { useRoomLeft } from './useRoomLeft.ts'
import { isInteger, validatorsOf } from './validators.ts'
import type { WidgetProps } from './widget.ts'

/** What every input of react-admin is told about its field. */
function useInputProps({ source, field, englishOf }: WidgetProps) {
  const { hints } = useSubject().texts
  const { form } = useWords()
  const translateLabel = useTranslateLabel()
  const turkish: unknown = useWatch({ name: englishOf ?? '', disabled: englishOf === undefined })
  const placeholder = use(Placeholders)[source]
  const validate = useMemo(() => validatorsOf(field), [field])
  const said = [hints[pathWithoutPlaces(source)], useRoomLeft(useWatch({ name: source }), limitOf(field))]
    .filter(Boolean)
    .join(' ')
  return {
    source,
    validate,
    helperText: said || (false as const),
    ...(placeholder && { placeholder }),
    ...(englishOf !== undefined && {
      label: form.inEnglish(String(translateLabel({ source: englishOf }))),
      // What readers of English see until there is one.
      placeholder: typeof turkish === 'string' ? turkish : '',
    }),
  }
}

/** How long a text may become. What is written by a format is as long as that has it. */
const limitOf = (field: Field) =>
  'maxLength' in field && !('format' in field && field.format === 'day') ? field.maxLength : undefined

/** What the box itself is told; that it must be filled in is said there too, not by the label's star alone. */
const boxOf = ({ field, englishOf }: WidgetProps, more?: object) => ({
  slotProps: {
    htmlInput: {
      ...more,
      ...(field.isRequired && { 'aria-required': true }),
      ...(englishOf !== undefined && { lang: 'en' }),
    },
  },
})

/** A line that is wider than its field is written in as many as it needs; with a format it is no text to read. */
const LINE = 100

export function ShortTextInput(props: WidgetProps<TextField>) {
  const { format, maxLength } = props.field
  const { box, ...manner } = format ? typing[format] : { ...(maxLength > LINE && growing) }
  return <TextInput {...useInputProps(props)} {...manner} {...boxOf(props, box)} />
}

/** Enter saves, as in every line, and what is pasted becomes one. */
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

/** What a browser is told about each format, so that a phone shows the right keys. */
const typing: Record<Format, { type?: string; box?: { inputMode: 'url'; autoCapitalize: 'none' } }> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  day: { type: 'date' },
  link: { box: { inputMode: 'url', autoCapitalize: 'none' } },
  embed: { box: { inputMode: 'url', autoCapitalize: 'none' } },
}

/** A text that cannot grow long begins with less room. */
const SHORT = 500

export const LongTextInput = (props: WidgetProps<LongTextField | MarkdownField>) => (
  <TextInput {...useInputProps(props)} {...boxOf(props)} multiline minRows={props.field.maxLength > SHORT ? 6 : 3} />
)

export const FlagInput = (props: WidgetProps) => <HintedSwitch {...useInputProps(props)} />

export function IntegerInput(props: WidgetProps) {
  const { validate, ...rest } = useInputProps(props)
  const { integer } = useWords().form
  const validators = useMemo(() => [...validate, isInteger(integer)], [validate, integer])
  const { min, max } = props.field.kind === 'integer' ? props.field : {}
  return <NumberInput {...rest} validate={validators} step={1} {...defined({ min, max })} />
}

const defined = (limits: { min: number | undefined; max: number | undefined }) =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))

/** A share of a whole, in hundredths. */
export const FractionInput = (props: WidgetProps) => (
  <NumberInput {...useInputProps(props)} min={0} max={1} step={0.01} />
)

/** Written in the site's time, as its cell shows it; stored in UTC. */
export function TimeInput(props: WidgetProps) {
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
