import { Icon } from '@filiz/design-system/icons'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { cleanText } from '../../contract/domain/plainText.ts'
import { errorMessage, type FieldErrors, fieldErrorsIn } from '../api/failure.ts'

interface Checks {
  /** Errors found before anything is sent. */
  errors?: FieldErrors
  /** Message about a failure below the form, in place of field errors; undefined for the default. */
  messageOf?: (error: unknown) => string | undefined
}

/**
 * State of a small form on the sign-in and second-factor screens: values, field errors, outcome, one submit at a time. The first
 * invalid field takes the focus. Forms that count as dirty use `InlineForm`.
 */
export function useSmallForm<V extends object>(initial: V, failed: string) {
  type Name = keyof V & string
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const isBusy = outcome.state === 'saving'

  function setValue<K extends Name>(name: K, value: V[K]) {
    setValues((before) => ({ ...before, [name]: value }))
    setFieldErrors(({ [name]: _, ...others }) => others)
  }
  /** Shows the errors of this form's fields; false if there is none. */
  function showErrors(errors: FieldErrors): boolean {
    setFieldErrors(errors)
    const invalid = Object.keys(values).filter((name) => errors[name])
    const [first] = invalid.flatMap((name) => ref.current?.querySelector<HTMLElement>(`[name="${name}"]`) ?? [])
    first?.focus()
    return first !== undefined
  }
  /** Runs the action; a sentence that it returns is shown as the result. */
  async function submit(action: () => Promise<unknown>, { errors = {}, messageOf }: Checks = {}) {
    if (isBusy) return
    setOutcome({ state: 'idle' })
    if (showErrors(errors)) return
    setOutcome({ state: 'saving' })
    try {
      const sentence = await action()
      setOutcome(typeof sentence === 'string' ? { state: 'done', sentence } : { state: 'idle' })
    } catch (error) {
      const message = messageOf?.(error)
      const refused = fieldErrorsIn(error)
      if (!message && showErrors(refused)) setOutcome({ state: 'idle' })
      else {
        const sentence = message || Object.values(refused).join(' ') || errorMessage(error, failed)
        setOutcome({ state: 'failed', sentence })
      }
    }
  }
  const fieldProps = <K extends Name>(name: K, hint?: string) => ({
    name,
    value: values[name],
    error: Boolean(fieldErrors[name]),
    helperText: fieldErrors[name] ?? hint,
  })
  return {
    values,
    outcome,
    isBusy,
    submit,
    formProps: (action: () => Promise<unknown>, checks?: Checks) => ({
      ref,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        void submit(action, checks)
      },
    }),
    /** Props of an input whose `onChange` gets the value. */
    inputProps: <K extends Name>(name: K, hint?: string) => ({
      ...fieldProps(name, hint),
      onChange: (value: V[K]) => setValue(name, value),
    }),
    /** Props of a required text input whose `onChange` gets the event. */
    textInputProps: <K extends Name>(name: V[K] extends string ? K : never, hint?: string) => ({
      ...fieldProps(name, hint),
      required: true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setValue(name, target.value as V[K]), // `K` allows only names of texts
    }),
  }
}

/** The error `text` for each empty text or list. */
export const requiredErrors = (values: object, text: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      (typeof value === 'string' ? cleanText(value) : value.length) ? [] : [[name, text]],
    ),
  )

export type Outcome = { state: 'idle' | 'saving' } | { state: 'done' | 'failed'; sentence: string }

/** Result of a submitted form, shown beside its button. */
export const OutcomeMessage = ({ outcome }: { outcome: Outcome }) => (
  <>
    <p className="error-text" role="alert">
      {outcome.state === 'failed' && (
        <>
          <Icon name="alert" size={20} />
          {outcome.sentence}
        </>
      )}
    </p>
    <p className="success-text" role="status">
      {outcome.state === 'done' && (
        <>
          <Icon name="check" size={20} />
          {outcome.sentence}
        </>
      )}
    </p>
  </>
)
