import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useFormIsDirty, useRecordContext, useTranslate } from 'ra-core'
import { useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { formEndTexts } from '../../contract/i18n/admin/phrases.ts'
import { isInterrupted } from '../api/failure.ts'
import { useLineIsBack } from '../api/useLineIsBack.ts'
import { useSingleton, useSubject } from '../entries/entries.ts'
import { clock } from '../i18n/formats.ts'
import { useWords } from '../i18n/words.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import { failureSentence, isGone, isStale, isUnreachable } from './failureSentence.ts'
import { GoneSave } from './GoneSave.tsx'
import { LookBefore } from './LookBefore.tsx'
import styles from './SaveBar.module.css'
import { StaleSave } from './stale/StaleSave.tsx'
import { useSaveKey } from './useSaveKey.ts'
import type { Saving } from './useSaving.ts'
import { WayOut } from './WayOut.tsx'

interface SaveBarProps {
  saving: Saving
  isDone: boolean
}

/** Saves, and says how it went: `Kaydedildi, 14:02`, or the server's own sentence. */
export function SaveBar({ saving, isDone }: SaveBarProps) {
  const { form: words } = useWords()
  const { listPath } = useSubject()
  const singleton = useSingleton()
  const isDirty = useFormIsDirty()
  const isSaving = saving.state === 'saving' || saving.state === 'waiting'
  const isRecordGone = useIsRecordGone(saving)
  const bar = useRef<HTMLDivElement>(null)
  useSaveKey(bar)
  return (
    <div ref={bar} className={styles.bar} data-bar="" data-needed={isDirty || saving.state !== 'idle'}>
      <Button type="submit" variant="contained" aria-disabled={isSaving || isDone}>
        {isSaving ? words.saving : words.save}
      </Button>
      {listPath ? <WayOut listPath={listPath} isDone={isDone} /> : isDirty && <Undo />}
      {singleton && <LookBefore singleton={singleton} />}
      <div className={styles.said}>
        <Outcome saving={saving} isDone={isDone} />
        {saving.state === 'failed' && isStale(saving.error) && <StaleSave sent={saving.sent} />}
        {isRecordGone && <GoneSave />}
        {saving.state === 'failed' && isInterrupted(saving.error) && (
          <Button type="submit" variant="outlined" startIcon={<Icon name="retry" size={18} />}>
            {words.retry}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Whether what was to be saved is not there any more; a new record, or a singleton, cannot be gone. */
function useIsRecordGone(saving: Saving) {
  const { listPath } = useSubject()
  const isStored = useRecordContext()?.id !== undefined
  return Boolean(listPath) && isStored && saving.state === 'failed' && isGone(saving.error)
}

/** Where there is no list to go back to: takes back what was not saved, after one question. */
function Undo() {
  const { form: words } = useWords()
  const { confirmUndo } = formEndTexts[usePreference(locale)]
  const { reset } = useFormContext()
  return (
    <Button variant="outlined" onClick={() => window.confirm(confirmUndo) && reset()}>
      {words.undo}
    </Button>
  )
}

function Outcome({ saving, isDone }: SaveBarProps) {
  const subject = useSubject()
  const { texts } = subject
  const { form: words } = useWords()
  const { site } = useServices()
  const translate = useTranslate()
  const { errors, submitCount } = useFormState()
  const isDirty = useFormIsDirty()
  const isNew = useRecordContext()?.id === undefined
  const { gone, stale } = formEndTexts[usePreference(locale)]
  const isRecordGone = useIsRecordGone(saving)
  const isBack = useLineIsBack(saving.state === 'failed' && isInterrupted(saving.error))
  const failure =
    saving.state === 'failed'
      ? isRecordGone
        ? gone
        : failureSentence(saving.error, subject, {
            generic: (isNew && texts.createFailed) || texts.updateFailed,
            invalid: translate('ra.message.invalid_form'),
            stale,
          })
      : saving.state === 'heldBack'
        ? words.notArrived
        : submitCount > 0 && Object.keys(errors).length > 0 && translate('ra.message.invalid_form')
  const good = isDone
    ? `${texts.created} ${words.toList}`
    : saving.state === 'saved' && !isDirty && words.savedAt(clock(saving.at, site.timeZone))
  return (
    <>
      <p className={styles.failed} role="alert">
        {failure && (
          <>
            <Icon name="alert" size={20} />
            <span>
              <span>{failure}</span>
              {saving.state === 'failed' && isUnreachable(saving.error) && (
                <small>{isBack ? words.lineIsBack : words.unreachable}</small>
              )}
            </span>
          </>
        )}
      </p>
      <p className={good ? styles.saved : styles.unsaved} role="status">
        {good ? (
          <>
            <Icon name="check" size={20} />
            {good}
          </>
        ) : (
          !failure && (saving.state === 'waiting' ? words.waits : isDirty && saving.state !== 'saving' && words.unsaved)
        )}
      </p>
    </>
  )
}
