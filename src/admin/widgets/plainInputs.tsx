import { type KeyboardEvent, useMemo } from 'react'
import { BooleanInput, NumberInput, TextInput } from 'react-admin'
import type { Format } from '../../contract/formats.ts'
import { useSubject } from '../entries.ts'
import { useWords } from '../words.ts'
import { isInteger, validatorsOf } from './validators.ts'
import type { WidgetProps } from './widget.ts'

/** What every input of react-admin is told about its field. */
function useInputProps({ source, field }: WidgetProps) {
  const { hints } = useSubject().texts
  const validate = useMemo(() => validatorsOf(field), [field])
  return { source, validate, helperText: hints[source] ?? (false as const) }
}

/** What the box itself is told; that it must be filled in is said there too, not by the label's star alone. */
const boxOf = ({ field }: WidgetProps, more?: object) => ({
  slotProps: { htmlInput: { ...more, ...(!('initial' in field) && { 'aria-required': true }) } },
})

/** A line that is wider than its field is written in as many as it needs; with a format it is no text to read. */
const LINE = 100

export function ShortTextInput(props: WidgetProps) {
  const { format, maxLength = Infinity } = props.field
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
  link: { box: { inputMode: 'url', autoCapitalize: 'none' } },
  embed: { box: { inputMode: 'url', autoCapitalize: 'none' } },
}

/** A text that cannot grow long begins with less room. */
const SHORT = 500

export const LongTextInput = (props: WidgetProps) => (
  <TextInput {...useInputProps(props)} multiline minRows={(props.field.maxLength ?? Infinity) > SHORT ? 6 : 3} />
)

export const FlagInput = (props: WidgetProps) => <BooleanInput {...useInputProps(props)} />

export function IntegerInput(props: WidgetProps) {
  const { validate, ...rest } = useInputProps(props)
  const { integer } = useWords().form
  const validators = useMemo(() => [...validate, isInteger(integer)], [validate, integer])
  return <NumberInput {...rest} validate={validators} step={1} />
}

/** Written in the time of this browser, stored in UTC. */
export const TimeInput = (props: WidgetProps) => (
  <TextInput {...useInputProps(props)} type="datetime-local" format={toLocal} parse={toUtc} />
)

function toLocal(stored: string | null | undefined): string {
  if (!stored || Number.isNaN(Date.parse(stored))) return ''
  const moment = new Date(stored)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const toUtc = (local: string): string | null => (local ? new Date(local).toISOString() : null)
