import { Icon } from '@filiz/design-system/icons/all'
import { useFormIsDirty, useRecordContext } from 'ra-core'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { formEndTexts } from '../../contract/i18n/admin/phrases.ts'
import { isInterrupted } from '../api/failure.ts'
import { useIsBackOnline } from '../api/useIsBackOnline.ts'
import { useCapability } from '../capabilities.tsx'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { LivePreviewButton } from '../livePreview/LivePreview.tsx'
import { listPath as pathOf, pathsOf, useFormDefinition, useResourceOptions } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import { ConflictButton } from './ConflictButton.tsx'
import styles from './form.module.css'
import { useCameFromList, useReturnPath } from './returnTo.ts'
import { isConflict, isNotFound, isUnreachable, saveErrorMessage } from './saveErrors.ts'
import type { Saving } from './useSaving.ts'

interface SaveToolbarProps {
  saving: Saving
  isDone: boolean
}

/** Saves the form, and shows the outcome: `Kaydedildi, 14:02`, or the server's message with a way to resolve it. */
export function SaveToolbar({ saving, isDone }: SaveToolbarProps) {
  const { form: messages } = useMessages()
  const { listPath } = useFormDefinition()
  const isDirty = useFormIsDirty()
  const isStored = useRecordContext()?.id !== undefined
  const isSaving = saving.state === 'saving' || saving.state === 'waiting'
  const error = saving.state === 'failed' ? saving.error : undefined
  // A new record, or a singleton, cannot be deleted meanwhile.
  const isDeleted = listPath !== undefined && isStored && isNotFound(error)
  const toolbar = useRef<HTMLDivElement>(null)
  useSaveShortcut(toolbar)
  return (
    <div
      ref={toolbar}
      className={`bottom-bar ${styles.bar}`}
      data-bar=""
      data-needed={isDirty || saving.state !== 'idle'}
    >
      <Button type="submit" variant="contained" aria-disabled={isSaving || isDone}>
        {isSaving ? messages.saving : messages.save}
      </Button>
      {listPath ? <CancelButton listPath={listPath} isDone={isDone} /> : isDirty && <UndoButton />}
      <LivePreviewButton />
      <div className={`actions ${styles.saveStatus}`}>
        <SaveStatus saving={saving} isDone={isDone} isDeleted={isDeleted} />
        {saving.state === 'failed' && isConflict(error) && <ConflictButton sent={saving.sent} />}
        {isDeleted && <DeletedActions />}
        {isInterrupted(error) && (
          <Button type="submit" icon="retry">
            {messages.retry}
          </Button>
        )}
      </div>
    </div>
  )
}

function SaveStatus({ saving, isDone, isDeleted }: SaveToolbarProps & { isDeleted: boolean }) {
  const definition = useFormDefinition()
  const { texts } = definition
  const { form: messages } = useMessages()
  const { clock } = useFormats()
  const { errors, submitCount } = useFormState()
  const isDirty = useFormIsDirty()
  const isNew = useRecordContext()?.id === undefined
  const { gone, stale } = useMessages(formEndTexts)
  const error = saving.state === 'failed' ? saving.error : undefined
  const isBack = useIsBackOnline(isInterrupted(error))

  function failureMessage() {
    if (isDeleted) return gone
    if (saving.state === 'failed')
      return saveErrorMessage(error, definition, {
        generic: (isNew && texts.createFailed) || texts.updateFailed,
        invalid: messages.invalid,
        conflict: stale,
      })
    if (saving.state === 'uploadFailed') return messages.notArrived
    return submitCount > 0 && Object.keys(errors).length > 0 && messages.invalid
  }
  const failure = failureMessage()
  const success = isDone
    ? `${texts.created} ${messages.toList}`
    : saving.state === 'saved' && !isDirty && messages.savedAt(clock(saving.at))
  return (
    <>
      <ErrorMessage>
        {failure && (
          <span>
            <span>{failure}</span>
            {isUnreachable(error) && <small>{isBack ? messages.lineIsBack : messages.unreachable}</small>}
          </span>
        )}
      </ErrorMessage>
      <p className={success ? 'success-text' : 'muted'} role="status">
        {success ? (
          <>
            <Icon name="check" size={20} />
            {success}
          </>
        ) : (
          !failure &&
          (saving.state === 'waiting' ? messages.waits : isDirty && saving.state !== 'saving' && messages.unsaved)
        )}
      </p>
    </>
  )
}

/** Leads back to the list, as it was when it was left; unsaved changes are discarded after the leave guard's question. */
function CancelButton({ listPath, isDone }: { listPath: string; isDone: boolean }) {
  const { form: messages } = useMessages()
  const isDirty = useFormIsDirty()
  const isNew = useRecordContext()?.id === undefined
  const navigate = useNavigate()
  const cameFromList = useCameFromList()

  /** Going back in the history restores the scroll position; a new window or tab follows the link. */
  function goBack(event: MouseEvent) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!cameFromList || !isPlain) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Button component={Link} to={useReturnPath(listPath)} onClick={goBack}>
      {isDirty || (isNew && !isDone) ? messages.cancel : messages.back}
    </Button>
  )
}

/** Discards unsaved changes after a confirmation, where there is no list to go back to. */
function UndoButton() {
  const { form: messages } = useMessages()
  const { confirmUndo } = useMessages(formEndTexts)
  const { reset } = useFormContext()
  return <Button onClick={() => window.confirm(confirmUndo) && reset()}>{messages.undo}</Button>
}

/** The record was deleted while its form was open: the values can go into a new record, and the trash may have the old one. */
function DeletedActions() {
  const messages = useMessages(formEndTexts)
  const options = useResourceOptions()
  const hasTrash = useCapability('trash')
  const { dirtyForms } = useServices()
  const { getValues } = useFormContext()
  const navigate = useNavigate()

  function createFromValues() {
    const typed = getValues()
    // The other form has the values now.
    dirtyForms.discard()
    navigate(pathsOf(options).create, { state: { typed } })
  }
  return (
    <>
      {options.resource.endpoints.create && (
        <Button icon="plus" onClick={createFromValues}>
          {messages.saveAsNew}
        </Button>
      )}
      {hasTrash && (
        <Button icon="trash" component={Link} to={pathOf('bin')}>
          {messages.seeBin}
        </Button>
      )}
    </>
  )
}

/** Ctrl+S, or ⌘S, saves the form around an element, unless a dialog above it has the focus. */
function useSaveShortcut(inside: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      const isSaving =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's'
      if (!isSaving) return
      event.preventDefault()
      const isAbove = event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]')
      if (!isAbove && !event.repeat) inside.current?.closest('form')?.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [inside])
}
