import { useMutation } from '@tanstack/react-query'
import { useGetList } from 'ra-core'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { REPLY_MAX_LENGTH } from '../../contract/resources/messages.ts'
import { type SavedReply, savedReplies } from '../../contract/resources/savedReplies.ts'
import { errorMessage } from '../api/failure.ts'
import { FormFoot, InlineForm, LineInput } from '../form/InlineForm.tsx'
import { momentOf, useFormats, useMessages } from '../i18n/language.ts'
import { useCharactersLeft } from '../inputs/useCharactersLeft.ts'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
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
            {'state' in entry && entry.state === 'failed' && (
              <RetryButton texts={messages} onRetry={() => onRetry(message)} />
            )}
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

interface RetryButtonProps {
  texts: { retry: string; retrying: string; retryFailed: string }
  onRetry: () => Promise<void>
}

/** Sends an email again; a failure is shown beside the button. */
export function RetryButton({ texts: messages, onRetry }: RetryButtonProps) {
  const { mutate: retry, isPending, error } = useMutation({ mutationFn: onRetry })
  return (
    <>
      <Button size="small" isBusy={isPending} onClick={() => retry()}>
        {isPending ? messages.retrying : messages.retry}
      </Button>
      {error && <ErrorMessage>{errorMessage(error, messages.retryFailed)}</ErrorMessage>}
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
  const [initial] = useState({ text: draft })
  async function send({ text }: typeof initial, formKey: string) {
    await onSubmit(message, kind, text, formKey)
    onDraft('')
    onClose()
  }
  return (
    <InlineForm className={`fields ${styles.write}`} defaultValues={initial} failed={texts.failed} onSubmit={send}>
      {kind === 'reply' && <SavedReplies />}
      <WrittenText
        label={texts.label}
        hint={texts.hint(message.email ?? '')}
        minRows={kind === 'reply' ? 6 : 3}
        onDraft={onDraft}
      />
      <FormFoot label={texts.send} busyLabel={texts.sending} icon="send">
        <Button onClick={onClose}>{messages.close}</Button>
      </FormFoot>
    </InlineForm>
  )
}

interface WrittenTextProps extends Pick<WriteFormProps, 'onDraft'> {
  label: string
  hint: string
  minRows: number
}

function WrittenText({ hint, onDraft, ...rest }: WrittenTextProps) {
  const { written: messages } = useMessages(inboxTexts)
  const text: string = useWatch({ name: 'text' })
  const left = useCharactersLeft(text, REPLY_MAX_LENGTH)
  const keep = useEffectEvent(onDraft)
  useEffect(() => keep(text), [text])
  return (
    <LineInput
      source="text"
      autoFocus
      multiline
      hint={[hint, left].filter(Boolean).join(' ')}
      missing={messages.required}
      slotProps={{ htmlInput: { maxLength: REPLY_MAX_LENGTH } }}
      {...rest}
    />
  )
}

/** The saved replies, each a button that writes its text, and the way to change them. */
function SavedReplies() {
  const { getValues, setValue } = useFormContext<{ text: string }>()
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
  function write(picked: string) {
    const text = getValues('text').trimEnd()
    setValue('text', text ? `${text}\n\n${picked}` : picked, { shouldDirty: true, shouldValidate: true })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div role="group" aria-labelledby={titleId} className={`cluster ${styles.saved}`}>
      <span id={titleId} className="label-text">
        {messages.saved}
      </span>
      {data.map(({ id, title, text }) => (
        <Button key={id} size="small" onClick={() => write(text)}>
          {title}
        </Button>
      ))}
      {edit}
    </div>
  )
}
