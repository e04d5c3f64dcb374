import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useGetList } from 'ra-core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { createFormKey } from '../../contract/api/formKey.ts'
import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { REPLY_MAX_LENGTH } from '../../contract/resources/messages.ts'
import { type SavedReply, savedReplies } from '../../contract/resources/savedReplies.ts'
import { errorMessage, fieldErrorsIn, isInterrupted } from '../api/failure.ts'
import { type Outcome, OutcomeMessage } from '../form/OutcomeMessage.tsx'
import { momentOf, useFormats, useMessages } from '../i18n/language.ts'
import { useCharactersLeft } from '../inputs/useCharactersLeft.ts'
import { Button } from '../layout/Button.tsx'
import { listPath } from '../resources/definitions.ts'
import styles from './Inbox.module.css'
import type { InboxMessage, WrittenKind } from './message.tsx'

type Reply = NonNullable<InboxMessage['replies']>[number]
type Note = NonNullable<InboxMessage['notes']>[number]

interface WrittenEntriesProps {
  message: InboxMessage
  /** Sends the failed replies again. */
  onRetry: (message: InboxMessage) => Promise<void>
}

/** Replies and notes of a message, in the order in which they were written; nothing without any. */
export function WrittenEntries({ message, onRetry }: WrittenEntriesProps) {
  const { replies, notes } = message
  const { written: messages } = useMessages(inboxTexts)
  const { dayAndTime } = useFormats()
  const entries: { kind: WrittenKind; entry: Reply | Note }[] = [
    ...(replies ?? []).map((entry) => ({ kind: 'reply' as const, entry })),
    ...(notes ?? []).map((entry) => ({ kind: 'note' as const, entry })),
  ]
  if (entries.length === 0) return null
  entries.sort((a, b) => String(a.entry.at).localeCompare(String(b.entry.at)))
  return (
    <ol className={styles.entries} aria-label={messages.list}>
      {entries.map(({ kind, entry }, index) => {
        const at = momentOf(entry.at)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only appended
          <li key={index} data-kind={kind}>
            <p className="cluster">
              <strong>{messages[kind]}</strong>
              <span className="muted">
                {entry.by}
                {at && `, ${dayAndTime(at)}`}
              </span>
              {'state' in entry && <ReplyState reply={entry} />}
            </p>
            <p className={styles.entryText}>{entry.text}</p>
            {'error' in entry && entry.error && entry.state !== 'sent' && (
              <p className="hint" lang="tr">
                {entry.error}
              </p>
            )}
            {'state' in entry && entry.state === 'failed' && <RetryReply onRetry={() => onRetry(message)} />}
          </li>
        )
      })}
    </ol>
  )
}

function ReplyState({ reply: { state, error } }: { reply: Reply }) {
  const { written: messages } = useMessages(inboxTexts)
  if (!state) return null
  return (
    <span className="chip" data-tone={state === 'failed' ? 'clay' : undefined} role="status">
      {messages.states[state === 'queued' && error ? 'retried' : state]}
    </span>
  )
}

function RetryReply({ onRetry }: { onRetry: () => Promise<void> }) {
  const { written: messages } = useMessages(inboxTexts)
  const { mutate: retry, isPending, error } = useMutation({ mutationFn: onRetry })
  return (
    <>
      <Button size="small" isBusy={isPending} onClick={() => retry()}>
        {isPending ? messages.retrying : messages.retry}
      </Button>
      {error && (
        <p className="error-text" role="alert">
          {errorMessage(error, messages.retryFailed)}
        </p>
      )}
    </>
  )
}

interface WriteFormProps {
  message: InboxMessage
  kind: WrittenKind
  /** With the same key the server writes nothing twice. */
  onSubmit: (message: InboxMessage, kind: WrittenKind, text: string, formKey: string) => Promise<void>
  /** Unsent text of this form. */
  draft: string
  onDraft: (text: string) => void
  onClose: () => void
}

/** A form for a reply or a note; what is typed in it stays until it is sent, also while another message is open. */
export function WriteForm({ message, kind, onSubmit, draft, onDraft, onClose }: WriteFormProps) {
  const { written: messages } = useMessages(inboxTexts)
  const texts = messages.forms[kind]
  const [formKey, setFormKey] = useState(createFormKey)
  const [text, setText] = useState(draft)
  const [error, setError] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const input = useRef<HTMLTextAreaElement>(null)
  const isBusy = outcome.state === 'saving'
  const left = useCharactersLeft(text, REPLY_MAX_LENGTH)
  function change(value: string) {
    setText(value)
    setError(undefined)
    onDraft(value)
  }
  function refuse(message: string) {
    setError(message)
    setOutcome({ state: 'idle' })
    input.current?.focus()
  }
  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!text.trim()) return refuse(messages.required)
    setOutcome({ state: 'saving' })
    try {
      await onSubmit(message, kind, text, formKey)
    } catch (failure) {
      // With the same key the server writes nothing twice, in case only the response was lost.
      if (!isInterrupted(failure)) setFormKey(createFormKey)
      const invalid = fieldErrorsIn(failure).text
      if (invalid) return refuse(invalid)
      return setOutcome({ state: 'failed', sentence: errorMessage(failure, texts.failed) })
    }
    onDraft('')
    onClose()
  }
  return (
    <form
      onSubmit={(event) => void send(event)}
      noValidate
      className={`fields ${styles.write}`}
      aria-label={texts.label}
      aria-busy={isBusy}
    >
      {kind === 'reply' && (
        <SavedReplies onPick={(picked) => change(text.trim() ? `${text.trimEnd()}\n\n${picked}` : picked)} />
      )}
      <TextField
        name="text"
        value={text}
        error={error !== undefined}
        helperText={error ?? [texts.hint(message.email ?? ''), left].filter(Boolean).join(' ')}
        inputRef={input}
        label={texts.label}
        autoFocus
        multiline
        minRows={kind === 'reply' ? 6 : 3}
        required
        onChange={({ target }) => change(target.value)}
        slotProps={{ htmlInput: { maxLength: REPLY_MAX_LENGTH } }}
      />
      <div className="actions">
        <Button type="submit" variant="contained" aria-disabled={isBusy} icon="send">
          {isBusy ? texts.sending : texts.send}
        </Button>
        <Button onClick={onClose}>{messages.close}</Button>
        <OutcomeMessage outcome={outcome} />
      </div>
    </form>
  )
}

/** The saved replies, each a button that writes its text, and the way to change them. */
function SavedReplies({ onPick }: { onPick: (text: string) => void }) {
  const { written: messages } = useMessages(inboxTexts)
  const titleId = useId()
  const { data = [] } = useGetList<SavedReply>(savedReplies.name, {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'title', order: 'ASC' },
  })
  const edit = (
    <Link className="link" to={listPath('saved-replies')}>
      {data.length ? messages.editSaved : messages.addSaved}
    </Link>
  )
  if (!data.length) return <p className="hint">{edit}</p>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div role="group" aria-labelledby={titleId} className={`cluster ${styles.saved}`}>
      <span id={titleId} className="label-text">
        {messages.saved}
      </span>
      {data.map(({ id, title, text }) => (
        <Button key={id} size="small" onClick={() => onPick(text)}>
          {title}
        </Button>
      ))}
      {edit}
    </div>
  )
}
