import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { FieldTitle, useInput, useRecordContext, ValidationError } from 'ra-core'
import { type ReactNode, useRef, useState } from 'react'
import type { Theme } from '../../../contract/domain/logos.ts'
import type { ImageField } from '../../../contract/schema/fieldTypes.ts'
import { useLineIsBack } from '../../api/useLineIsBack.ts'
import { useSubject } from '../../entries/entries.ts'
import { fileSize } from '../../i18n/formats.ts'
import { useWords } from '../../i18n/words.ts'
import { FromLibrary, Wordless } from '../../pictures/FromLibrary.tsx'
import { locale, usePreference } from '../../preferences/preferences.ts'
import land from '../../theme/controls.module.css'
import { pathWithoutPlaces } from '../items/paths.ts'
import type { WidgetProps } from '../widget.ts'
import { Sent, Stored } from './ImageFrame.tsx'
import styles from './ImageInput.module.css'
import { faintIn, measureLogo } from './measureLogo.ts'
import { useDrop } from './useDrop.ts'
import { ANY_IMAGE, useImageUpload } from './useImageUpload.ts'

/** The specification's section 5: what a form for a new record accepts; one for an old record accepts any image. */
const NEW_RECORDS_ACCEPT = 'image/png,image/jpeg,image/webp'

/** A picture: chosen or dropped, sent at once with its progress, shown, replaced, removed. */
export function ImageInput({ source, field }: WidgetProps<ImageField>) {
  const { image: words } = useWords()
  const isNew = useRecordContext()?.id === undefined
  const accept = !isNew ? ANY_IMAGE : field.takesSvg ? `${NEW_RECORDS_ACCEPT},image/svg+xml` : NEW_RECORDS_ACCEPT
  const { hints } = useSubject().texts
  const isNeeded = field.isRequired
  const input = useInput({
    source,
    validate: (value) => (isNeeded && !value ? words.required : undefined),
  })
  const { value, onChange } = input.field
  const upload = useImageUpload(source, {
    accept,
    onSent: onChange,
    onFailed: () => isNew && onChange(null),
  })
  const { error } = input.fieldState
  const isInterrupted = Boolean(upload.failure?.isInterrupted)
  const isBack = useLineIsBack(isInterrupted)
  const drop = useDrop(upload.send)
  const [measured, setMeasured] = useState<{ address: string; theme: Theme | undefined }>()
  const faintOn = value && measured?.address === value ? measured?.theme : undefined
  const faint = faintOn && faintIn(field, faintOn)
  const chooser = useRef<HTMLInputElement>(null)
  const isSending = upload.progress !== undefined
  const isEmpty = !isSending && !value
  /** Takes the picture away, or stops it on its way; the button that does it may go, or be another (WCAG 2.4.3). */
  function takeAway() {
    upload.forget()
    if (!isSending) onChange(null)
    chooser.current?.focus()
  }
  const said = { failure: `${input.id}-failure`, fault: `${input.id}-fault`, file: `${input.id}-file` }
  // Pressing the bare ground chooses a picture too.
  const Frame = isEmpty ? 'label' : 'div'
  return (
    <div className={styles.image} data-over={drop.isOver || undefined} {...drop.handlers}>
      <h2 className={styles.title}>
        <label htmlFor={input.id}>
          <FieldTitle source={pathWithoutPlaces(source)} isRequired={isNeeded} />
        </label>
      </h2>
      <Frame
        className={`${styles.frame} ${value && !isSending ? '' : land.fallow}`}
        data-logo={field.takesSvg}
        data-ground={(field.ground === 'dark' ? faintOn !== 'dark' : faintOn === 'light') ? 'dark' : undefined}
        {...(isEmpty && { htmlFor: input.id })}
      >
        {isSending ? (
          <Sent file={upload.file} share={upload.progress!} />
        ) : value ? (
          <Stored
            address={value}
            onLoaded={(image) => field.takesSvg && setMeasured({ address: value, theme: measureLogo(image) })}
          />
        ) : (
          <p>{words.drop}</p>
        )}
      </Frame>
      {upload.failure && (
        <Failure id={said.failure}>
          {upload.failure.sentence} {isBack && words.lineIsBack}
        </Failure>
      )}
      {field.describes && value && !isSending && <Wordless address={value} />}
      {faint && !isSending && <p role="status">{words[faint]}</p>}
      {error?.message && (
        <Failure id={said.fault}>
          <ValidationError error={error.message} />
        </Failure>
      )}
      <div className={styles.foot}>
        <div id={said.file} className={styles.file}>
          {hints[pathWithoutPlaces(source)] && <p>{hints[pathWithoutPlaces(source)]}</p>}
          <p>
            <FileInfo file={upload.failure && !isInterrupted ? undefined : upload.file} takesSvg={field.takesSvg} />
          </p>
        </div>
        <div className={styles.actions}>
          {isInterrupted && (
            <Button variant="outlined" startIcon={<Icon name="retry" size={18} />} onClick={upload.retry}>
              {words.retry}
            </Button>
          )}
          <input
            ref={(element) => {
              chooser.current = element
              input.field.ref(element)
            }}
            id={input.id}
            className={styles.hidden}
            type="file"
            name={source}
            accept={accept}
            required={isNeeded && !value}
            aria-invalid={Boolean(error)}
            aria-describedby={[upload.failure && said.failure, error?.message && said.fault, said.file]
              .filter(Boolean)
              .join(' ')}
            onBlur={() => input.field.onBlur()}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void upload.send(file)
              target.value = ''
            }}
          />
          <label htmlFor={input.id} className={styles.choose}>
            <Icon name="upload" size={18} />
            {value ? words.replace : words.choose}
          </label>
          {!isSending && (
            <FromLibrary
              chosen={value || null}
              takesSvg={field.takesSvg ?? false}
              onChosen={(address) => {
                upload.forget()
                onChange(address)
              }}
            />
          )}
          {(value || isSending) && (
            <Button variant="outlined" color="error" onClick={takeAway}>
              {isSending ? words.stop : words.remove}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const Failure = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={styles.failure} role="alert">
    <Icon name="alert" size={18} />
    <span>{children}</span>
  </p>
)

function FileInfo({ file, takesSvg }: { file?: File | undefined; takesSvg?: boolean | undefined }) {
  const { image: words } = useWords()
  const language = usePreference(locale)
  if (file) return `${file.name}, ${fileSize(file.size, language)}`
  return takesSvg ? words.acceptedLogo : words.accepted
}
