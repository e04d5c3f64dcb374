import { Icon } from '@filiz/design-system/icons/all'
import LinearProgress from '@mui/material/LinearProgress'
import { useRecordContext, useTranslateLabel } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { modelEndpoints } from '../../contract/api/endpoints.ts'
import { SECOND_FIELD } from '../../contract/domain/locales.ts'
import { draftedFieldsOf } from '../../contract/domain/translationState.ts'
import { englishTexts } from '../../contract/i18n/admin/englishTexts.ts'
import { callOf } from '../api/calls.ts'
import { errorMessage } from '../api/failure.ts'
import { createHttp } from '../api/http.ts'
import { useCapability } from '../capabilities.tsx'
import { useMessages } from '../i18n/language.ts'
import { type EnglishValues, englishTextIn, englishValueIn, SETTLED, withEnglishValue } from '../inputs/englishText.ts'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { useFormDefinition } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import styles from './form.module.css'
import { sameValue } from './formValues.ts'

/** Drafts the missing and outdated English texts of a stored record by a model; nothing without one, or if all are current. */
export function TranslationPanel() {
  const { site } = useServices()
  const hasTranslations = useCapability('translations')
  const record = useRecordContext()
  if (!hasTranslations || site.canDraft === false || record?.id === undefined || !record.translation) return null
  return <Panel />
}

function Panel() {
  const { drafting: messages } = useMessages(englishTexts)
  const translateLabel = useTranslateLabel()
  const { name: resource } = useFormDefinition()
  const { texts, missing, outdated } = useWaitingTexts()
  const { drafting, start, stop, undo } = useDrafting()
  const { state } = drafting
  const saved = texts.filter(({ isSaved }) => isSaved).map(({ name }) => name)
  const isBusy = state === 'translating'
  if (texts.length === 0 && state === 'idle') return null
  const labelOf = (source: string) => String(translateLabel({ source, resource }))
  return (
    <div className={`box actions ${styles.offer} ${styles.translation}`}>
      <Icon name="globe" size={20} />
      <div className={styles.translationText}>
        {texts.length > 0 && <p>{messages.waiting(missing, outdated)}</p>}
        {saved.length < texts.length && <p className="muted">{messages.unsavedFirst}</p>}
        <p role="status" className={state === 'filled' ? 'success-text' : 'muted'}>
          {state === 'translating' && messages.translating}
          {state === 'filled' && messages.filled(drafting.filled.length)}
          {state === 'undone' && messages.undone}
        </p>
        {state === 'filled' && drafting.left.length > 0 && (
          <p>{messages.notFilled(drafting.left.map(labelOf).join(', '))}</p>
        )}
        {state === 'failed' && <ErrorMessage>{errorMessage(drafting.error, messages.failed)}</ErrorMessage>}
      </div>
      {isBusy && (
        <Button variant="text" onClick={stop}>
          {messages.stop}
        </Button>
      )}
      {state === 'filled' && (
        <Button icon="undo" onClick={() => undo(drafting.filled)}>
          {messages.undo}
        </Button>
      )}
      {saved.length > 0 && (
        <Button icon="sprout" isBusy={isBusy} onClick={() => void start(saved)}>
          {messages.translate}
        </Button>
      )}
      {isBusy && <LinearProgress className={styles.translationProgress} aria-hidden="true" />}
    </div>
  )
}

/** The texts of the form that are missing or outdated in English, a list as one; `isSaved`: the stored Turkish text. */
function useWaitingTexts() {
  const { fields } = useFormDefinition()
  const record = useRecordContext()
  const values = useWatch()
  const settled = values[SETTLED]
  const texts = Object.entries(draftedFieldsOf(fields)).flatMap(([name, field]) => {
    const text = englishTextIn({ name, field }, { record, values, settled })
    if (text?.state !== 'missing' && text?.state !== 'outdated') return []
    return [{ name, state: text.state, isSaved: text.isTurkishSaved }]
  })
  const count = (wanted: string) => texts.filter(({ state }) => state === wanted).length
  return { texts, missing: count('missing'), outdated: count('outdated') }
}

/** English values that a draft has replaced: those from before and those of the draft. */
interface Filled {
  name: string
  before: unknown
  after: unknown
}

type Drafting =
  | { state: 'idle' | 'translating' | 'undone' }
  | { state: 'failed'; error: unknown }
  /** `left`: texts that the model did not translate, or that were typed meanwhile. */
  | { state: 'filled'; filled: readonly Filled[]; left: readonly string[] }

const CHANGED = { shouldDirty: true, shouldTouch: true, shouldValidate: true }

/** Fills English inputs by a model, and takes that back; what was typed stays. */
function useDrafting() {
  const services = useServices()
  const { pathName, fields } = useFormDefinition()
  const id = useRecordContext()?.id
  const { getValues, setValue } = useFormContext()
  const [drafting, setDrafting] = useState<Drafting>({ state: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const read = (name: string) => englishValueIn({ name, field: fields[name]! }, getValues())
  function write(name: string, value: unknown) {
    const change = withEnglishValue({ name, field: fields[name]! }, getValues(), value)
    if (change) setValue(change.source, change.value, CHANGED)
    return change !== undefined
  }

  async function start(names: readonly string[]) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setDrafting({ state: 'translating' })
    const before: EnglishValues = Object.fromEntries(names.map((name) => [name, read(name)]))
    try {
      const { method, path } = callOf(modelEndpoints.translate)
      const body = JSON.stringify({ resource: pathName, id, fields: names })
      const { json } = await createHttp(services.session)(services.apiUrl + path, { method, body, signal: own.signal })
      if (own.signal.aborted) return
      const drafts: EnglishValues = json?.[SECOND_FIELD] ?? {}
      const filled = names.flatMap((name) => {
        const isFree = drafts[name] !== undefined && sameValue(read(name), before[name])
        return isFree && write(name, drafts[name]) ? [{ name, before: before[name], after: read(name) }] : []
      })
      setDrafting({ state: 'filled', filled, left: names.filter((name) => !filled.some((each) => each.name === name)) })
    } catch (error) {
      if (!own.signal.aborted) setDrafting({ state: 'failed', error })
    }
  }

  return {
    drafting,
    start,
    stop() {
      running.current?.abort()
      setDrafting({ state: 'idle' })
    },
    undo(filled: readonly Filled[]) {
      for (const { name, before, after } of filled) if (sameValue(read(name), after)) write(name, before)
      setDrafting({ state: 'undone' })
    },
  }
}
