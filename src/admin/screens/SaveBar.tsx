import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useFormIsDirty, useRecordContext, useTranslate } from 'ra-core'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useEntry, useTexts } from '../entries.ts'
import { clock } from '../formats.ts'
import { listPath } from '../paths.ts'
import { locale, usePreference } from '../preferences.ts'
import { useWords } from '../words.ts'
import { failureSentence, isStale } from './failureSentence.ts'
import styles from './SaveBar.module.css'
import type { Saving } from './useSaving.ts'

interface SaveBarProps {
  saving: Saving
  isDone: boolean
  onReload: (() => void) | undefined
}

/** Saves, and says how it went: `Kaydedildi, 14.02`, or the server's own sentence. */
export function SaveBar({ saving, isDone, onReload }: SaveBarProps) {
  const { form: words } = useWords()
  const { resource } = useEntry()
  const isSaving = saving.state === 'saving'
  return (
    <div className={styles.bar}>
      <Button type="submit" variant="contained" aria-disabled={isSaving || isDone}>
        {isSaving ? words.saving : words.save}
      </Button>
      <Button variant="outlined" component={Link} to={listPath(resource.name)}>
        {words.cancel}
      </Button>
      <div className={styles.said}>
        <Outcome saving={saving} isDone={isDone} />
        {saving.state === 'failed' && isStale(saving.error) && onReload && (
          <Button variant="outlined" startIcon={<Icon name="retry" size={18} />} onClick={onReload}>
            {words.reload}
          </Button>
        )}
      </div>
    </div>
  )
}

function Outcome({ saving, isDone }: Pick<SaveBarProps, 'saving' | 'isDone'>) {
  const { resource } = useEntry()
  const { form: words } = useWords()
  const texts = useTexts()
  const translate = useTranslate()
  const language = usePreference(locale)
  const { errors, submitCount } = useFormState()
  const isDirty = useFormIsDirty()
  const isNew = useRecordContext()?.id === undefined
  const failure =
    saving.state === 'failed'
      ? failureSentence(saving.error, resource, {
          generic: isNew ? texts.createFailed : texts.updateFailed,
          invalid: translate('ra.message.invalid_form'),
        })
      : submitCount > 0 && Object.keys(errors).length > 0 && translate('ra.message.invalid_form')
  const good = isDone
    ? `${texts.created} ${words.toList}`
    : saving.state === 'saved' && !isDirty && words.savedAt(clock(saving.at, language))
  return (
    <>
      <p className={styles.failed} role="alert">
        {failure && (
          <>
            <Icon name="alert" size={20} />
            {failure}
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
          !failure && isDirty && saving.state !== 'saving' && words.unsaved
        )}
      </p>
    </>
  )
}
