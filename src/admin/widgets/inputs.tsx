import { useMemo } from 'react'
import { BooleanInput, NumberInput, TextInput } from 'react-admin'
import type { Format } from '../../contract/formats.ts'
import { useSubject } from '../entries.ts'
import { isInteger, validatorsOf } from './validators.ts'
import type { WidgetProps } from './widgets.ts'

/** What every input of react-admin is told about its field. */
function useInputProps({ source, field }: WidgetProps) {
  const { hints } = useSubject().texts
  const validate = useMemo(() => validatorsOf(field), [field])
  return { source, validate, helperText: hints[source] ?? (false as const) }
}

export const ShortTextInput = (props: WidgetProps) => (
  <TextInput {...useInputProps(props)} {...(props.field.format && typing[props.field.format])} />
)

/** What a browser is told about each format, so that a phone shows the right keys. */
const typing: Record<Format, { type?: string; inputProps?: { inputMode: 'url'; autoCapitalize: 'none' } }> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  link: { inputProps: { inputMode: 'url', autoCapitalize: 'none' } },
  embed: { inputProps: { inputMode: 'url', autoCapitalize: 'none' } },
}

/** A text that cannot grow long begins with less room. */
const SHORT = 500

export const LongTextInput = (props: WidgetProps) => (
  <TextInput {...useInputProps(props)} multiline minRows={(props.field.maxLength ?? Infinity) > SHORT ? 6 : 3} />
)

export const FlagInput = (props: WidgetProps) => <BooleanInput {...useInputProps(props)} />

export function IntegerInput(props: WidgetProps) {
  const { validate, ...rest } = useInputProps(props)
  const validators = useMemo(() => [...validate, isInteger], [validate])
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
