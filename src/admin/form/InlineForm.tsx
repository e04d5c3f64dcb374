import { Form, type InputProps, useInput, ValidationError } from 'ra-core'
import { createContext, type ReactNode, type RefObject, use, useEffect, useId, useRef, useState } from 'react'
import { TextInput, type TextInputProps } from 'react-admin'
import { type UseFormReturn, useFormContext, useFormState } from 'react-hook-form'
import { createFormKey } from '../../contract/api/formKey.ts'
import { cleanText } from '../../contract/domain/cleanText.ts'
import { errorMessage, type FieldErrors, fieldErrorsIn, isInterrupted } from '../api/failure.ts'
import { PasswordField, type PasswordFieldProps } from '../auth/PasswordField.tsx'
import { Button, type ButtonProps } from '../layout/Button.tsx'
import { ErrorMessage, type Outcome, OutcomeMessage } from '../layout/OutcomeMessage.tsx'
import styles from './InlineForm.module.css'
import { useDirtyForm } from './useDirtyForm.ts'

const OutcomeContext = createContext<Outcome>({ state: 'idle' })

interface InlineFormProps<V extends object> {
  defaultValues: V
  /** Error message if the server sends none. */
  failed: string
  /**
   * Sends the values; a resolved sentence is shown. With the same key the server creates nothing twice: it changes after each
   * response, and stays when none has arrived.
   */
  onSubmit: (values: V, formKey: string) => Promise<unknown>
  /** Validates the fields, instead of the inputs' own validation. */
  validate?: (values: V) => FieldErrors
  /** Message below the form, instead of those of the fields. */
  messageOf?: (error: unknown) => string | undefined
  /** Called when the unsaved changes are discarded elsewhere. */
  onDiscard?: () => void
  className?: string | undefined
  children: ReactNode
}

/**
 * A small form on react-admin's `Form`: it is cleared after a success, shows the server's messages at the fields, focuses the
 * first of them, and guards unsaved changes.
 */
export function InlineForm<V extends object>(props: InlineFormProps<V>) {
  const { defaultValues, failed, onSubmit, validate, messageOf, onDiscard, className, children } = props
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const [formKey, setFormKey] = useState(createFormKey)
  const form = useRef<UseFormReturn>(null)
  const isBusy = useRef(false)

  async function submit(values: object): Promise<FieldErrors> {
    if (isBusy.current) return {}
    isBusy.current = true
    setOutcome({ state: 'saving' })
    try {
      // React Hook Form types the values of any form alike; they are those of `defaultValues`.
      const sentence = await onSubmit(values as V, formKey)
      setFormKey(createFormKey)
      setOutcome(typeof sentence === 'string' ? { state: 'done', sentence } : { state: 'idle' })
      form.current?.reset(defaultValues)
    } catch (error) {
      if (!isInterrupted(error)) setFormKey(createFormKey)
      const message = messageOf?.(error)
      const texts = fieldErrorsIn(error)
      const first = Object.keys(defaultValues).find((name) => texts[name])
      if (!message && first) {
        setOutcome({ state: 'idle' })
        form.current?.setFocus(first)
        return texts
      }
      const sentence = message || Object.values(texts).join(' ') || errorMessage(error, failed)
      setOutcome({ state: 'failed', sentence })
    } finally {
      isBusy.current = false
    }
    return {}
  }
  return (
    <OutcomeContext value={outcome}>
      <Form
        className={className}
        defaultValues={defaultValues}
        onSubmit={submit}
        {...(validate && { validate: (values) => validate(values as V) })}
        disableInvalidFormNotification
        noValidate
      >
        <FormHandle to={form} onDiscard={onDiscard} />
        {children}
      </Form>
    </OutcomeContext>
  )
}

interface FormHandleProps {
  to: RefObject<UseFormReturn | null>
  onDiscard: (() => void) | undefined
}

/** Guards unsaved changes, and hands the form's methods to the component that renders the form. */
function FormHandle({ to, onDiscard }: FormHandleProps) {
  const form = useFormContext()
  const { isSubmitting, isDirty } = form.formState
  useDirtyForm(isSubmitting || isDirty, onDiscard)
  useEffect(() => {
    to.current = form
  }, [form, to])
  return null
}

/** Result of the last submit. */
export const FormResult = () => <OutcomeMessage outcome={use(OutcomeContext)} />

interface SubmitButtonProps extends ButtonProps {
  label: string
  /** While the values are sent. */
  busyLabel: string
}

export function SubmitButton({ label, busyLabel, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="contained" aria-disabled={isSubmitting} {...rest}>
      {isSubmitting ? busyLabel : label}
    </Button>
  )
}

/** The submit button, with others beside it, and the result of the last submit. `isWide`: they fill the width of a phone. */
export const FormFoot = ({ isWide, children, ...submit }: SubmitButtonProps & { isWide?: boolean }) => (
  <div className={isWide ? 'actions wide' : 'actions'}>
    <SubmitButton {...submit} />
    {children}
    <FormResult />
  </div>
)

/** Validator of an input that must not be blank; `message` is its error. */
const required = (message: string) =>
  Object.assign(
    (value: unknown) =>
      (typeof value === 'string' && cleanText(value)) || (Array.isArray(value) && value[0]) ? undefined : message,
    { isRequired: true },
  )

const unchanged = (typed: string) => typed

interface LineInputProps extends Omit<TextInputProps, 'label' | 'helperText' | 'validate'> {
  label: string
  hint?: string
  /** Message if it is blank; absent for an optional input, or with `validate` of the form. */
  missing?: string
}

/** A line of text. */
export const LineInput = ({ hint, missing, ...rest }: LineInputProps) => (
  <TextInput parse={unchanged} helperText={hint ?? false} {...(missing && { validate: required(missing) })} {...rest} />
)

interface PasswordInputProps extends Omit<PasswordFieldProps, 'name' | 'onChange'> {
  source: string
  hint?: string
  missing?: string
}

export function PasswordInput({ source, hint, missing, ...rest }: PasswordInputProps) {
  const { field, fieldState } = useInput({ source, parse: unchanged, ...(missing && { validate: required(missing) }) })
  const { ref, ...input } = field
  const { error } = fieldState
  return (
    <PasswordField
      {...rest}
      {...input}
      inputRef={ref}
      error={error !== undefined}
      helperText={error?.message ? <ValidationError error={error.message} /> : hint}
    />
  )
}

interface ChoicesProps extends Pick<InputProps, 'source'> {
  legend: string
  choices: readonly (readonly [value: string, label: string])[]
}

export function RadioInput({ source, legend, choices }: ChoicesProps) {
  const { field } = useInput({ source })
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className="choice">
          <input
            type="radio"
            className="radio"
            name={field.name}
            value={value}
            checked={field.value === value}
            onChange={() => field.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** Checkboxes for an array of values, in the order of the choices. */
export function CheckboxesInput({ source, legend, choices, missing }: ChoicesProps & { missing: string }) {
  const { field, fieldState } = useInput({ source, validate: required(missing) })
  const errorId = useId()
  const selected: readonly string[] = field.value
  const { message } = fieldState.error ?? {}
  const toggled = (value: string) =>
    choices
      .map(([each]) => each)
      .filter((each) => (each === value ? !selected.includes(each) : selected.includes(each)))
  return (
    <fieldset className={styles.choices} aria-describedby={message ? errorId : undefined}>
      <legend>{legend}</legend>
      {choices.map(([value, label], index) => (
        <label key={value} className="choice">
          <input
            type="checkbox"
            className="checkbox"
            name={field.name}
            ref={index === 0 ? field.ref : undefined}
            checked={selected.includes(value)}
            onChange={() => field.onChange(toggled(value))}
          />
          {label}
        </label>
      ))}
      <ErrorMessage id={errorId}>{message && <ValidationError error={message} />}</ErrorMessage>
    </fieldset>
  )
}
