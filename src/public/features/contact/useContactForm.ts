import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CONTACT_PAGE, type Faults, FIELDS, type FieldName, HONEYPOT } from '../../../contract/api/contactCalls.ts'
import type { Outcome } from '../../../contract/api/contactForm.ts'
import { SENT_MARK } from '../../../contract/constants.ts'
import type { PostedForm } from '../../../contract/site.ts'
import { usePlace } from '../../navigation/Place.tsx'
import { draftFor, forgetDraft, keepDraft } from './draft.ts'
import { firstOf, type Values } from './fields.ts'
import { PROPOSED_SUBJECT } from './inquiryPath.ts'
import { usePostedForm } from './PostedForm.tsx'
import { useContactTexts } from './useContactTexts.ts'
import { useSending } from './useSending.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Posted forms that were shown as they came. Then they are a draft like any other. */
const shown = new WeakSet<PostedForm>()

/**
 * The form's life: what it begins with, what is typed, and what becomes of it. The fields keep their own text, so that
 * what is typed before the page's script has come is not lost.
 */
export function useContactForm() {
  const texts = useContactTexts()
  const query = new URLSearchParams(usePlace().search)
  const proposed = query.get(PROPOSED_SUBJECT)?.trim() ?? ''
  const isSent = query.has(SENT_MARK)
  const came = usePostedForm()
  const [posted] = useState(() => (came && !shown.has(came) ? came : undefined))
  const form = useRef<HTMLFormElement>(null)
  const told = useRef<HTMLDivElement>(null)
  const key = useRef<string>(undefined)
  const begin = useSending()
  const [first] = useState<Outcome | undefined>(
    () => posted?.outcome ?? (isSent ? { state: 'sent', faults: {} } : undefined),
  )
  const [outcome, setOutcome] = useState(first)
  const [isSending, setSending] = useState(false)
  const [isThanked, setThanked] = useState(first?.state === 'sent')

  useEffect(() => {
    // Without scripts the browser's own checks are better than none; with them, ours speak beside the fields.
    const element = form.current!
    element.noValidate = true
    if (posted) {
      shown.add(posted)
      keepDraft(valuesIn(element), proposed)
    } else if (isSent) {
      // It was the whole form. That is said once, or it would stand above the next message.
      forgetDraft()
      window.history.replaceState(window.history.state, '', CONTACT_PAGE)
    } else
      for (const [name, text] of Object.entries(draftFor(proposed))) {
        const control = controlOf(element, name as FieldName)
        if (control.value === control.defaultValue && text !== '') control.value = text
      }
  }, [posted, isSent, proposed])

  /** Shows what became of a try, and goes to where there is something to do or to read. */
  const tell = (became: Outcome) => {
    flushSync(() => {
      setSending(false)
      setOutcome(became)
      setThanked(became.state === 'sent' && isEmpty(form.current))
    })
    const fault = firstOf(became.faults)
    // Who has left the page meanwhile is not called back.
    if (!form.current) return
    if (fault) controlOf(form.current, fault).focus()
    else if (became.state === 'sent') told.current?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const element = event.currentTarget
    const values = valuesIn(element)
    setSending(true)
    const sending = await begin()
    // Its code is out of reach: as without scripts, where somebody is there to take it.
    if (!sending) return navigator.onLine ? element.submit() : tell({ state: 'failed', faults: {} })
    const faults = sending.faultsIn(values, texts.faults)
    if (firstOf(faults)) return tell({ state: 'unsent', faults })
    setOutcome(undefined) // what became of the message before would be read as this one's
    const hidden = new FormData(element)
    const trap = String(hidden.get(HONEYPOT) ?? '')
    const noticeVersion = String(hidden.get('noticeVersion') ?? '')
    key.current ??= sending.keyOfDraft(values, proposed)
    const extras = { trap, noticeVersion, token: await sending.token.ripe(), key: key.current }
    const became = await sending.sendMessage(values, extras)
    if (became.state === 'sent') {
      key.current = undefined
      forgetDraft()
      empty(element, values)
      const rest = valuesIn(element)
      if (FIELDS.some((name) => rest[name])) keepDraft(rest, proposed)
    }
    tell(became)
  }

  const writeAnother = (event: MouseEvent) => {
    event.preventDefault()
    flushSync(() => {
      setThanked(false)
      setOutcome(undefined)
    })
    controlOf(form.current!, FIELDS[0]).focus()
  }

  const type = async ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    keepDraft(valuesIn(currentTarget), proposed)
    const sending = await begin()
    if (!sending) return
    const { name, value } = target as Control & { name: FieldName }
    if (!outcome?.faults[name] || sending.faultIn(name, value, texts.faults)) return
    setOutcome((latest) => latest && { ...latest, faults: without(latest.faults, name) })
  }

  return {
    form,
    told,
    outcome,
    isSending,
    /** Thanks stand in place of the fields, which are empty. */
    isThanked,
    writeAnother,
    /** What the fields hold when the page is drawn. */
    initial: { subject: proposed, ...posted?.values } as Partial<Values>,
    /** The field to begin with on a page that answers a form posted without scripts. */
    firstFault: first && firstOf(first.faults),
    handlers: {
      onSubmit: submit,
      onInput: type,
      onFocus: ({ target }: FormEvent) => isField(target) && begin().then((sending) => sending?.token.begin()),
    },
  }
}

const controlOf = (form: HTMLFormElement, name: FieldName) => form.elements.namedItem(name) as Control

const valuesIn = (form: HTMLFormElement): Values =>
  Object.fromEntries(FIELDS.map((name) => [name, controlOf(form, name).value])) as Values

/** A form that has left the page is as good as empty. */
const isEmpty = (form: HTMLFormElement | null) => !form || FIELDS.every((name) => controlOf(form, name).value === '')

/** Takes out what was sent; what was typed meanwhile was not. */
function empty(form: HTMLFormElement, sent: Values) {
  for (const name of FIELDS) {
    const control = controlOf(form, name)
    if (control.value === sent[name]) control.value = ''
  }
}

const without = (faults: Faults, name: FieldName): Faults => ({ ...faults, [name]: undefined })

/** Who goes straight to the button has begun the form long ago. */
const isField = (target: EventTarget) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
