import { Icon } from '@filiz/design-system/icons/all'
import LinearProgress from '@mui/material/LinearProgress'
import { FieldTitle, type RaRecord, useDataProvider, useInput, useRecordContext, ValidationError } from 'ra-core'
import { useState } from 'react'
import { DOCUMENT_MAX_BYTES } from '../../contract/constants.ts'
import type { FileField } from '../../contract/schema/fieldTypes.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { useUpload } from '../pictures/useUpload.ts'
import { useFormDefinition } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import type { DeclaredProps } from './declaredInput.ts'
import styles from './FileInput.module.css'

import { useDrop } from './useImageUpload.ts'

const PDF = 'application/pdf'

/** A PDF, uploaded at once when it is chosen or dropped, with progress. */
export function FileInput({ source, field }: DeclaredProps<FileField>) {
  const { file: messages, image } = useMessages()
  const { name, texts } = useFormDefinition()
  const { apiUrl } = useServices()
  const { fileSize, percent } = useFormats()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const stored = useRecordContext<RaRecord & { bytes?: number | null; pages?: number | null }>()
  const [chosen, setChosen] = useState<File>()
  const input = useInput({ source, validate: (value) => (field.isRequired && !value ? messages.required : undefined) })
  const { value, onChange } = input.field
  const { send, forget, retry, progress, failures } = useUpload({
    send: (file, sending) => dataProvider.upload(name, source, file, sending),
    onSent: onChange,
    faultOf: ({ type }) => type !== PDF && messages.wrongType,
    prepare: async (file) => file,
    limit: { bytes: DOCUMENT_MAX_BYTES, tooLarge: messages.tooLarge },
    failed: texts.uploadFailed,
  })
  const start = ([file]: readonly File[]) => {
    if (!file) return
    setChosen(file)
    void send([file])
  }
  const drop = useDrop(start)
  const { error } = input.fieldState
  const [failure] = failures
  // The server reads both from the stored file.
  const isStored = stored?.[source] === value
  const facts = isStored && stored?.bytes ? [messages.pages(stored.pages ?? 0), fileSize(stored.bytes)] : []
  const ids = { failure: `${input.id}-failure`, fault: `${input.id}-fault`, file: `${input.id}-file` }
  const sending = progress && image.uploading(percent(progress.share ?? 0))
  return (
    <div className={styles.file} data-over={drop.isOver || undefined} {...drop.handlers}>
      <h2>
        <label htmlFor={input.id}>
          <FieldTitle source={source} isRequired={field.isRequired} />
        </label>
      </h2>
      {sending && (
        <div role="status">
          <p>{sending}</p>
          <LinearProgress variant="determinate" value={(progress.share ?? 0) * 100} aria-label={sending} />
        </div>
      )}
      {!sending && value && (
        <p className="cluster">
          <a
            className="link"
            href={new URL(value, new URL(apiUrl, location.href)).href}
            target="_blank"
            rel="noreferrer"
          >
            {messages.open}
          </a>
          <span className="muted">{(facts.length ? facts : [chosen?.name]).filter(Boolean).join(', ')}</span>
        </p>
      )}
      {failure && <ErrorMessage id={ids.failure}>{failure.sentence}</ErrorMessage>}
      {error?.message && (
        <ErrorMessage id={ids.fault}>
          <ValidationError error={error.message} />
        </ErrorMessage>
      )}
      <p id={ids.file} className="hint">
        {messages.accepted}
      </p>
      <div className="actions">
        {failure?.isInterrupted && (
          <Button icon="retry" onClick={() => void retry()}>
            {image.retry}
          </Button>
        )}
        <input
          ref={input.field.ref}
          id={input.id}
          className="file-input"
          type="file"
          name={source}
          accept={PDF}
          required={field.isRequired && !value}
          aria-invalid={Boolean(error)}
          aria-describedby={[failure && ids.failure, error?.message && ids.fault, ids.file].filter(Boolean).join(' ')}
          onBlur={() => input.field.onBlur()}
          onChange={({ target }) => {
            start([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <label htmlFor={input.id} className="file-label">
          <Icon name="upload" size={18} />
          {value ? image.replace : messages.choose}
        </label>
        {sending && (
          <Button color="error" onClick={forget}>
            {image.stop}
          </Button>
        )}
      </div>
    </div>
  )
}
