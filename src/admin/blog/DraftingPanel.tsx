import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import { HttpError } from 'ra-core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { modelEndpoints, TOPIC_MAX_LENGTH } from '../../contract/api/endpoints.ts'
import { cleanText } from '../../contract/domain/cleanText.ts'
import { postEditorTexts } from '../../contract/i18n/admin/postEditor.ts'
import { callOf } from '../api/calls.ts'
import { errorMessage } from '../api/failure.ts'
import { createHttp } from '../api/http.ts'
import { useDirtyForm } from '../form/useDirtyForm.ts'
import { useMessages } from '../i18n/language.ts'
import { useCharactersLeft } from '../inputs/useCharactersLeft.ts'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { Section } from '../layout/Section.tsx'
import { type Services, useServices } from '../services.ts'
import styles from './PostForm.module.css'

/** Drafts the content by AI from a topic, which is not part of the form's values. */
export function DraftingPanel() {
  const { drafting: messages } = useMessages(postEditorTexts)
  const { drafting, start, stop, place, undo } = useDrafting()
  const [topic, setTopic] = useState('')
  const left = useCharactersLeft(topic, TOPIC_MAX_LENGTH)
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const isWriting = drafting.state === 'writing'

  function submit() {
    if (isWriting) return
    const isEmpty = cleanText(topic) === ''
    setMissing(isEmpty)
    if (isEmpty) box.current?.focus()
    else void start(cleanText(topic))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would submit the form of the post.
    event.preventDefault()
    submit()
  }

  return (
    <Section className={styles.drafting} title={messages.heading}>
      <div className={`actions ${styles.draftingTopic}`}>
        <TextField
          inputRef={box}
          name="topic"
          label={messages.topic}
          placeholder={messages.topicHint}
          value={topic}
          error={isMissing}
          helperText={isMissing ? messages.topicMissing : left}
          onChange={({ target }) => {
            setTopic(target.value)
            setMissing(false)
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            htmlInput: { maxLength: TOPIC_MAX_LENGTH },
            formHelperText: { role: isMissing ? 'alert' : undefined },
          }}
        />
        <Button className={styles.draftingButton} icon="sprout" isBusy={isWriting} onClick={submit}>
          {messages.write}
        </Button>
      </div>
      <div className={`actions ${styles.draftingOutcome}`} role="status">
        {isWriting && (
          <>
            <p>{messages.writing}</p>
            <Button variant="text" onClick={stop}>
              {messages.stop}
            </Button>
            <LinearProgress className={styles.draftingProgress} aria-hidden="true" />
          </>
        )}
        {drafting.state === 'placed' && (
          <>
            <p className="success-text">{messages.placed}</p>
            <Button icon="undo" onClick={() => undo(drafting)}>
              {messages.undo}
            </Button>
          </>
        )}
        {drafting.state === 'kept' && (
          <>
            <p>{messages.kept}</p>
            <Button onClick={() => place(drafting.draft)}>{messages.place}</Button>
          </>
        )}
        {drafting.state === 'undone' && <p>{messages.undone}</p>}
      </div>
      {drafting.state === 'failed' && <ErrorMessage>{errorMessage(drafting.error, messages.failed)}</ErrorMessage>}
    </Section>
  )
}

/** The state of drafting; `kept`: the draft is not in the content yet, `placed`: it has replaced the content `before`. */
type Drafting =
  | { state: 'idle' | 'writing' | 'undone' }
  | { state: 'failed'; error: unknown }
  | { state: 'kept'; draft: string }
  | { state: 'placed'; draft: string; before: string }

const CONTENT = 'content'

/** Drafts the content. Existing content is replaced after a confirmation only, and can be restored. */
function useDrafting() {
  const { drafting: messages } = useMessages(postEditorTexts)
  const services = useServices()
  const { getValues, setValue } = useFormContext()
  const [drafting, setDrafting] = useState<Drafting>({ state: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  // The draft is in no field yet, so leaving or signing out would lose it.
  useDirtyForm(drafting.state === 'writing' || drafting.state === 'kept')

  const write = (content: string) =>
    setValue(CONTENT, content, { shouldDirty: true, shouldTouch: true, shouldValidate: true })

  function place(draft: string) {
    const before = String(getValues(CONTENT) ?? '')
    if (before.trim() && !window.confirm(messages.confirmReplace)) return setDrafting({ state: 'kept', draft })
    write(draft)
    setDrafting({ state: 'placed', draft, before })
  }

  async function start(topic: string) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setDrafting({ state: 'writing' })
    try {
      const draft = await requestDraft(services, topic, own.signal)
      if (!own.signal.aborted) place(draft)
    } catch (error) {
      if (!own.signal.aborted) setDrafting({ state: 'failed', error })
    }
  }

  return {
    drafting,
    start,
    place,
    stop() {
      running.current?.abort()
      setDrafting({ state: 'idle' })
    },
    undo({ draft, before }: { draft: string; before: string }) {
      if (getValues(CONTENT) !== draft && !window.confirm(messages.confirmUndo)) return
      write(before)
      setDrafting({ state: 'undone' })
    },
  }
}

/**
 * Requests a draft in markdown, which servers send as a text body or as a JSON string. An empty response is a
 * failure.
 */
async function requestDraft(
  { apiUrl, session }: Pick<Services, 'apiUrl' | 'session'>,
  topic: string,
  signal: AbortSignal,
): Promise<string> {
  const { method, path } = callOf(modelEndpoints.draftPost)
  const response = await createHttp(session)(apiUrl + path, { method, body: JSON.stringify({ topic }), signal })
  const draft = String(typeof response.json === 'string' ? response.json : response.body).trim()
  if (!draft) throw new HttpError('', response.status, {})
  return draft
}
