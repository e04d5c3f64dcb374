import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Faults, FIELDS, type FieldName, HONEYPOT } from '../../../contract/api/contactCalls.ts'
import { faultIn, faultsIn, type Outcome } from '../../../contract/api/contactForm.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import type { PostedForm } from '../../../contract/site.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useQuery } from '../../navigation/useQuery.ts'
import { sendEvent } from '../visits/beacon.ts'
import { deleteDraft, draftFor, idempotencyKeyOf, saveDraft, type Values } from './draft.ts'
import { usePostedForm } from './PostedForm.ts'
import { requestFormToken, sendMessage } from './sendMessage.ts'
import { useContactTexts } from './useContactTexts.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Forms posted without scripts that were already shown again; from then on they are drafts. */
const restored = new WeakSet<PostedForm>()

/**
 * State of the contact form: initial values, draft, validation and sending. The fields are uncontrolled, so that text typed
 * before hydration is kept.
 */
export function useContactForm() {
  const texts = useContactTexts()
  const query = useQuery()
  const locale = useLocale()
  const proposed = query.get('topic')?.trim() ?? ''
  const isSent = query.has('sent')
  const postedForm = usePostedForm()
  const [posted] = useState(() => (postedForm && !restored.has(postedForm) ? postedForm : undefined))
  const form = useRef<HTMLFormElement>(null)
  const successNotice = useRef<HTMLDivElement>(null)
  const idempotencyKey = useRef<string>(undefined)
  const token = useRef<Promise<string | undefined>>(undefined)
  const [initialOutcome] = useState<Outcome | undefined>(
    () => posted?.outcome ?? (isSent ? { state: 'sent', faults: {} } : undefined),
  )
  const [outcome, setOutcome] = useState(initialOutcome)
  const [isSending, setSending] = useState(false)
  const [isReplaced, setReplaced] = useState(initialOutcome?.state === 'sent')

  useEffect(() => {
    // The browser's own validation is for pages without scripts; ours shows its messages beside the fields.
    const element = form.current!
    element.noValidate = true
    if (posted) {
      restored.add(posted)
      saveDraft(valuesIn(element), proposed)
    } else if (isSent) {
      // The whole form was posted. Without the mark in the URL the notice is not shown again for the next message.
      deleteDraft()
      window.history.replaceState(window.history.state, '', pathTo(paths.contact, locale))
    } else
      for (const [name, text] of Object.entries(draftFor(proposed))) {
        const control = controlOf(element, name as FieldName)
        if (control.value === control.defaultValue && text !== '') control.value = text
      }
  }, [posted, isSent, proposed, locale])

  /** Shows the result of an attempt, and moves the focus to the first invalid field or to the success notice. */
  const showOutcome = (result: Outcome) => {
    flushSync(() => {
      setSending(false)
      setOutcome(result)
      setReplaced(result.state === 'sent' && isEmpty(form.current))
    })
    const invalid = firstOf(result.faults)
    // The visitor may have left the page meanwhile.
    if (!form.current) return
    if (invalid) controlOf(form.current, invalid).focus()
    else if (result.state === 'sent') successNotice.current?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const element = event.currentTarget
    const values = valuesIn(element)
    const faults = faultsIn(values, texts.faults)
    if (firstOf(faults)) return showOutcome({ state: 'unsent', faults })
    setSending(true)
    setOutcome(undefined) // otherwise the previous message's result would look like that of this one
    const hidden = new FormData(element)
    idempotencyKey.current ??= idempotencyKeyOf(values, proposed)
    const result = await sendMessage(values, {
      honeypot: String(hidden.get(HONEYPOT) ?? ''),
      noticeVersion: String(hidden.get('noticeVersion') ?? ''),
      token: await token.current,
      idempotencyKey: idempotencyKey.current,
      locale,
    })
    if (result.state === 'sent') {
      sendEvent('contact')
      idempotencyKey.current = undefined
      deleteDraft()
      clearSent(element, values)
      const rest = valuesIn(element)
      if (FIELDS.some((name) => rest[name])) saveDraft(rest, proposed)
    }
    showOutcome(result)
  }

  const startAnother = (event: MouseEvent) => {
    event.preventDefault()
    flushSync(() => {
      setReplaced(false)
      setOutcome(undefined)
    })
    controlOf(form.current!, FIELDS[0]).focus()
  }

  const input = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    saveDraft(valuesIn(currentTarget), proposed)
    const { name, value } = target as Control & { name: FieldName }
    if (outcome?.faults[name] && !faultIn(name, value, texts.faults))
      setOutcome({ ...outcome, faults: { ...outcome.faults, [name]: undefined } })
  }

  return {
    form,
    successNotice,
    outcome,
    isSending,
    /** The success notice is shown instead of the fields, which are empty. */
    isReplaced,
    startAnother,
    /** Values of the fields at the first render. */
    initial: { subject: proposed, ...posted?.values } as Partial<Values>,
    /** First invalid field of a form posted without scripts, to be focused when the page loads. */
    firstFault: initialOutcome && firstOf(initialOutcome.faults),
    handlers: {
      onSubmit: submit,
      onInput: input,
      // Not for the button: a visitor who focuses it has been in a field before.
      onFocus: ({ target }: FormEvent) => {
        if (isField(target)) token.current ??= requestFormToken()
      },
    },
  }
}

/** The first invalid field, from the top. */
const firstOf = (faults: Faults): FieldName | undefined => FIELDS.find((name) => faults[name])

const controlOf = (form: HTMLFormElement, name: FieldName) => form.elements.namedItem(name) as Control

const valuesIn = (form: HTMLFormElement): Values =>
  Object.fromEntries(FIELDS.map((name) => [name, controlOf(form, name).value])) as Values

/** A form that was unmounted counts as empty. */
const isEmpty = (form: HTMLFormElement | null) => !form || FIELDS.every((name) => controlOf(form, name).value === '')

/** Clears the fields that still have the value that was sent, not those changed meanwhile. */
function clearSent(form: HTMLFormElement, sent: Values) {
  for (const name of FIELDS) {
    const control = controlOf(form, name)
    if (control.value === sent[name]) control.value = ''
  }
}

const isField = (target: EventTarget) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
