import { useNotify, useRecordContext, useRefresh } from 'ra-core'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { pictureFrom } from '../../contract/domain/pictures.ts'
import { pictureTexts } from '../../contract/i18n/admin/pictures.ts'
import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import type { LibraryPicture } from '../../contract/resources/pictures.ts'
import { MAX_USES, type PictureUse, REPLACE_PICTURE } from '../../contract/resources/pictures.ts'
import { callOf } from '../api/calls.ts'
import { sendForm } from '../api/upload.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { Columns, Sheet } from '../form/FormLayout.tsx'
import { ResourceEdit } from '../form/ResourceEdit.tsx'
import { ResourceForm, type ResourceFormProps } from '../form/ResourceForm.tsx'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { formPathOf, resourceIn, useConfig } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import { Failures, FileButton } from './FileButton.tsx'
import { FocalPoint } from './FocalPoint.tsx'
import { kindOf, sidesOf } from './PictureTile.tsx'
import styles from './pictures.module.css'
import { useUpload } from './useUpload.ts'

/** Alt text, focal point and name, and where the picture is used; an unused one can be deleted. */
export function PictureForm({ aside, ...props }: ResourceFormProps) {
  const messages = useMessages(pictureTexts)
  const picture = useRecordContext<LibraryPicture>()
  if (!picture) return null
  const isUsed = picture.usedIn.length > 0
  return (
    <ResourceForm {...props}>
      <Columns
        main={
          <>
            <Sheet>
              <FocalPoint picture={picture} />
            </Sheet>
            <Sheet>
              <FieldInput source="alt" />
              <FieldInput source="name" />
            </Sheet>
          </>
        }
        side={
          <>
            <Sheet>
              <UsedIn uses={picture.usedIn} />
            </Sheet>
            <Sheet>
              <FileFacts picture={picture} />
              <Replace picture={picture} />
            </Sheet>
            {isUsed ? <p>{messages.keeps}</p> : aside}
          </>
        }
      />
    </ResourceForm>
  )
}

export const PictureEditScreen = () => <ResourceEdit Form={PictureForm} />

/** Links to the records that use the picture. */
function UsedIn({ uses }: { uses: readonly PictureUse[] }) {
  const messages = useMessages(pictureTexts)
  const config = useConfig()
  const language = usePreference(locale)
  return (
    <section className={styles.section}>
      <h2>{messages.uses}</h2>
      {uses.length === 0 && <p>{messages.usesNone}</p>}
      <ul className={styles.uses}>
        {uses.map((use) => {
          const options = resourceIn(config, use.resource)
          const kind = options && resourceTexts(options.resource, language).one
          const path = formPathOf(use, config)
          return (
            <li key={`${use.resource}/${use.id}`}>
              {path ? <Link to={path}>{use.title}</Link> : use.title}
              {kind && <span className="muted">{kind}</span>}
            </li>
          )
        })}
      </ul>
      {uses.length >= MAX_USES && <p>{messages.usesMore}</p>}
    </section>
  )
}

/** Type, dimensions, size and address of the file. */
export function FileFacts({ picture }: { picture: LibraryPicture }) {
  const { fileSize } = useFormats()
  const messages = useMessages(pictureTexts)
  const language = usePreference(locale)
  const { site, apiUrl } = useServices()
  const notify = useNotify()
  const address = new URL(picture.url, site.url).href

  /** Without access to the clipboard a prompt shows the address, to be copied by hand. */
  const copy = () =>
    (navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
      () => notify(messages.copied),
      () => void window.prompt(messages.notCopied, address),
    )
  return (
    <section className={styles.section}>
      <h2>{messages.facts}</h2>
      <p>
        {kindOf(picture.type)}, {sidesOf(picture, language)}, {fileSize(picture.bytes)}
      </p>
      <div className="actions">
        <Button icon="copy" onClick={() => void copy()}>
          {messages.address}
        </Button>
        <Button href={pictureFrom(apiUrl, picture.url)} target="_blank" rel="noopener" icon="external">
          {messages.open}
        </Button>
      </div>
    </section>
  )
}

/** Replaces the file of a picture wherever it is used. Unsaved changes must be saved first. */
function Replace({ picture }: { picture: LibraryPicture }) {
  const messages = useMessages(pictureTexts)
  const { image } = useMessages()
  const { apiUrl, session } = useServices()
  const { isDirty } = useFormState()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isUnsaved, setUnsaved] = useState(false)
  const { send, stop, retry, progress, failures } = useUpload({
    send: (file, sending) => sendForm(session, apiUrl + callOf(REPLACE_PICTURE, picture.id).path, file, sending),
    onSent() {
      // Any cached list or record may show it.
      refresh()
      notify(messages.replaced)
    },
    failed: messages.replaceFailed,
  })

  function replace(file: File) {
    setUnsaved(isDirty)
    if (isDirty || !window.confirm(messages.confirmReplace(picture.usedIn.length))) return
    void send([file])
  }

  return (
    <section className={styles.section}>
      <h2>{messages.replace}</h2>
      <p>{messages.replaceLead}</p>
      <div className="actions">
        <FileButton
          label={progress ? messages.replacing : messages.replace}
          isBusy={progress !== undefined}
          onChosen={([file]) => file && replace(file)}
        />
        {progress && (
          <Button variant="text" color="error" onClick={stop}>
            {image.stop}
          </Button>
        )}
      </div>
      {isUnsaved && <ErrorMessage>{messages.saveFirst}</ErrorMessage>}
      <Failures failures={failures} isBusy={progress !== undefined} onRetry={() => void retry()} />
    </section>
  )
}
