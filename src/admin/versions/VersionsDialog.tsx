import Dialog from '@mui/material/Dialog'
import { useDataProvider, useGetManyReference, useTranslateLabel } from 'ra-core'
import { useId, useState } from 'react'
import type { AdminRecords } from '../api/adminResources.ts'
import { errorMessage, fieldErrorsIn } from '../api/failure.ts'
import { useNotifyingMutation } from '../api/mutations.ts'
import { useSignInPrompt } from '../auth/useSignInPrompt.ts'
import { useCapability } from '../capabilities.tsx'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useDiscardChanges } from '../form/useDirtyForm.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { ActionButton, Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { type RecordReference, useFormDefinition } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import { Comparison } from './Comparison.tsx'
import { useActorName } from './useActorName.ts'
import styles from './VersionsDialog.module.css'

type Version = AdminRecords['versions']

interface VersionsButtonProps {
  of: RecordReference
  onRestored: () => Promise<void>
}

/** Opens the versions of a record; nothing if the API does not have them. */
export function VersionsButton({ of, onRestored }: VersionsButtonProps) {
  const { versions: messages } = useMessages()
  const hasVersions = useCapability('versions')
  const [isOpen, setOpen] = useState(false)
  const isSignInPromptOpen = useSignInPrompt() !== null
  if (!hasVersions) return null
  return (
    <>
      <ActionButton icon="clock" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.open}
      </ActionButton>
      {isOpen && !isSignInPromptOpen && (
        <VersionsDialog of={of} onRestored={onRestored} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface VersionsDialogProps {
  of: RecordReference
  onRestored: () => Promise<void>
  onClose: () => void
}

/** Versions of a record: the list, a comparison of two, and a button that restores one. */
export function VersionsDialog({ of, onRestored, onClose }: VersionsDialogProps) {
  const { versions: messages, list } = useMessages()
  const titleId = useId()
  const parent = `${of.resource}/${of.id}`
  const { data: versions, error } = useGetManyReference<Version>(
    'versions',
    { target: 'record', id: parent, meta: { isInteractive: true } },
    { gcTime: 0 },
  )
  const dataProvider = useDataProvider<AdminDataProvider>()

  const discardChanges = useDiscardChanges()

  const { mutate: restore, isPending: isRestoring } = useNotifyingMutation({
    mutationFn: (version: number) => dataProvider.restore('versions', { id: `${parent}/${version}` }),
    async onSuccess() {
      // Unsaved changes of the form are discarded.
      discardChanges()
      await onRestored()
      onClose()
    },
    done: messages.restored,
    failed: useRefusal(),
    refetch: [],
  })
  return (
    <Dialog open onClose={isRestoring ? undefined : onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <div className="dialog-head">
        <h2 id={titleId}>{messages.title}</h2>
        <p>{messages.lead}</p>
      </div>
      {error && <ErrorMessage className="dialog-text">{errorMessage(error, messages.loadFailed)}</ErrorMessage>}
      {!versions && !error && (
        <p className="dialog-text muted" role="status">
          {list.loading}
        </p>
      )}
      {versions?.length === 0 && <p className="dialog-text muted">{messages.none}</p>}
      {versions && versions.length > 0 ? (
        <Versions parent={parent} versions={versions} isRestoring={isRestoring} onRestore={restore} onClose={onClose} />
      ) : (
        <div className="dialog-foot">
          <Button onClick={onClose}>{messages.close}</Button>
        </div>
      )}
    </Dialog>
  )
}

interface VersionsProps extends Pick<VersionsDialogProps, 'onClose'> {
  parent: string
  versions: readonly Version[]
  isRestoring: boolean
  onRestore: (version: number) => void
}

function Versions({ parent, versions, isRestoring, onRestore, onClose }: VersionsProps) {
  const { versions: messages } = useMessages()
  const { dirtyForms } = useServices()
  const newest = versions[0]!.version
  const [selected, select] = useState(versions[1]?.version ?? newest)
  const [other, setOther] = useState(newest)
  function restore() {
    if (dirtyForms.isDirty && !window.confirm(messages.confirmUnsaved)) return
    onRestore(selected)
  }
  return (
    <>
      <div className={styles.body}>
        <VersionList versions={versions} selected={selected} onSelect={select} />
        <Comparison parent={parent} versions={versions} selected={selected} other={other} onOther={setOther} />
      </div>
      <div className="dialog-foot">
        {selected !== newest && (
          <Button variant="contained" isBusy={isRestoring} onClick={restore}>
            {isRestoring ? messages.restoring : messages.restore}
          </Button>
        )}
        <Button isBusy={isRestoring} onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </>
  )
}

/** Error message of a failed revert: the field errors, since there is no form to show them, else the message of the server. */
function useRefusal(): (error: Error) => string {
  const { versions: messages } = useMessages()
  const { name } = useFormDefinition()
  const translateLabel = useTranslateLabel()
  const labelOf = (path: string) => String(translateLabel({ source: path.split('.')[0]!, resource: name }))
  return (error) => {
    const faults = Object.entries(fieldErrorsIn(error)).filter(([path]) => path !== '_')
    if (!faults.length) return errorMessage(error, messages.failed)
    return [messages.failed, ...faults.map(([path, text]) => `${labelOf(path)}: ${text}`)].join(' ')
  }
}

interface VersionListProps {
  versions: readonly AdminRecords['versions'][]
  selected: number
  onSelect: (version: number) => void
}

/** The saves of a record, the newest first: when, by whom, and which fields. */
function VersionList({ versions, selected, onSelect }: VersionListProps) {
  const { versions: messages } = useMessages()
  const { dayAndTime } = useFormats()
  const group = useId()
  const who = useActorName()
  const labels = useLabels()
  return (
    <fieldset className={`box ${styles.list}`}>
      <legend className="visually-hidden">{messages.versions}</legend>
      {versions.map(({ version, at, by, fields }, index) => (
        <label key={version} className={styles.version}>
          <span className={`cluster ${styles.when}`}>
            <input
              className="radio"
              type="radio"
              name={group}
              checked={version === selected}
              onChange={() => onSelect(version)}
            />
            <time dateTime={at} lang="tr">
              {dayAndTime(at)}
            </time>
            {index === 0 && (
              <b className="chip" data-tone="outlined">
                {messages.now}
              </b>
            )}
          </span>
          <span className="muted">{who(by)}</span>
          {fields.length > 0 && <span className="muted">{messages.changed(labels(fields))}</span>}
        </label>
      ))}
    </fieldset>
  )
}

/** The fields' labels, as the form has them. */
function useLabels() {
  const { name } = useFormDefinition()
  const translateLabel = useTranslateLabel()
  return (fields: readonly string[]) =>
    fields.map((source) => String(translateLabel({ source, resource: name }))).join(', ')
}
