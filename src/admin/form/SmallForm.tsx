import { Icon } from '@filiz/design-system/icons'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { createFormKey } from '../../contract/api/formKey.ts'
import { cleanText } from '../../contract/domain/plainText.ts'
import { errorMessage, type FieldErrors, fieldErrorsIn, isInterrupted } from '../api/failure.ts'

interface Checks {
  /** What is wrong before anything is sent. */
  wrong?: FieldErrors
  /** Said below the form in the place of the fields' texts; nothing leaves them there. */
  say?: (error: unknown) => string | undefined
  /** Called when the server has said no, perhaps for what the panel does not show yet. */
  onRefused?: () => unknown
}

/**
 * A form made by hand: what is typed, and one sending at a time. What is wrong stands at its field, and the first of them takes
 * the focus; whatever belongs to none of them is said below.
 */
export function useSmallForm<V extends object>(initial: V, failed: string) {
  type Name = keyof V & string
  const ref = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(initial)
  const [faults, setFaults] = useState<FieldErrors>({})
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const [formKey, setFormKey] = useState(createFormKey)
  const isBusy = outcome.state === 'saving'

  function type<K extends Name>(name: K, value: V[K]) {
    setTyped((before) => ({ ...before, [name]: value }))
    setFaults(({ [name]: _, ...others }) => others)
  }
  function show(found: FieldErrors): boolean {
    setFaults(found)
    const fields = Object.keys(typed).filter((name) => found[name])
    const [first] = fields.flatMap((name) => ref.current?.querySelector<HTMLElement>(`[name="${name}"]`) ?? [])
    first?.focus()
    return first !== undefined
  }
  function failureOf(error: unknown, say: Checks['say']): Outcome {
    const said = say?.(error)
    const texts = fieldErrorsIn(error)
    if (!said && show(texts)) return { state: 'idle' }
    return { state: 'failed', sentence: said || Object.values(texts).join(' ') || errorMessage(error, failed) }
  }
  /** Does the work; a sentence that it gives is said. */
  async function attempt(work: () => Promise<unknown>, { wrong = {}, say, onRefused }: Checks = {}) {
    if (isBusy) return
    setOutcome({ state: 'idle' })
    if (show(wrong)) return
    setOutcome({ state: 'saving' })
    try {
      const sentence = await work()
      setFormKey(createFormKey)
      setOutcome(typeof sentence === 'string' ? { state: 'done', sentence } : { state: 'idle' })
    } catch (error) {
      if (!isInterrupted(error)) {
        setFormKey(createFormKey)
        void onRefused?.()
      }
      setOutcome(failureOf(error, say))
    }
  }
  const about = <K extends Name>(name: K, hint?: string) => ({
    name,
    value: typed[name],
    error: Boolean(faults[name]),
    helperText: faults[name] ?? hint,
  })
  return {
    typed,
    type,
    faults,
    outcome,
    isBusy,
    /** Under it what is sent again, because no answer came, makes nothing twice. */
    formKey,
    attempt,
    reset: () => setTyped(initial),
    /** For the form itself. */
    submits: (work: () => Promise<unknown>, checks?: Checks) => ({
      ref,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault()
        void attempt(work, checks)
      },
    }),
    /** For a field that gives its value. */
    field: <K extends Name>(name: K, hint?: string) => ({
      ...about(name, hint),
      onChange: (value: V[K]) => type(name, value),
    }),
    /** For a field of letters that gives its event. */
    textField: <K extends Name>(name: V[K] extends string ? K : never, hint?: string) => ({
      ...about(name, hint),
      required: true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(name, target.value as V[K]),
    }),
  }
}

/** What is missing of what has to be there. */
export const missingOf = (typed: object, text: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      (typeof value === 'string' ? cleanText(value) : value.length) ? [] : [[name, text]],
    ),
  )

export type Outcome = { state: 'idle' | 'saving' } | { state: 'done' | 'failed'; sentence: string }

/** Result of a submitted form, shown beside its button. */
export const Said = ({ outcome }: { outcome: Outcome }) => (
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
