import { Icon } from '@filiz/design-system/icons/all'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import LinearProgress from '@mui/material/LinearProgress'
import { FieldTitle, useInput, useRecordContext, ValidationError } from 'ra-core'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Theme } from '../../contract/domain/logos.ts'
import { smallPictureFrom } from '../../contract/domain/pictures.ts'
import { pictureTexts } from '../../contract/i18n/admin/pictures.ts'
import type { ImageField } from '../../contract/schema/fieldTypes.ts'
import { useIsBackOnline } from '../api/useIsBackOnline.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { AltText } from '../pictures/AltText.tsx'
import { FromLibrary } from '../pictures/LibraryDialog.tsx'
import { useFormDefinition } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import { type DeclaredProps, pathWithoutIndexes, ShowsHints } from './declaredInput.ts'
import styles from './ImageInput.module.css'
import { faintIn, isLogo, measureLogo } from './measureLogo.ts'
import { PictureArrayContext } from './pictureArray.tsx'
import { useAccept, useDrop, useImageUpload } from './useImageUpload.ts'

/** A picture, uploaded at once when it is chosen or dropped, with progress. */
export function ImageInput({ source, field, Box }: DeclaredProps<ImageField>) {
  const { image: messages } = useMessages()
  const { failed } = useMessages(pictureTexts)
  const isNew = useRecordContext()?.id === undefined
  const accept = useAccept(field)
  const array = use(PictureArrayContext)
  const { hints } = useFormDefinition().texts
  const isNeeded = field.isRequired
  const input = useInput({
    source,
    validate: (value) => (isNeeded && !value ? messages.required : undefined),
  })
  const { value, onChange } = input.field
  const upload = useImageUpload(source, {
    accept,
    onSent: onChange,
    onFailed: () => isNew && onChange(null),
  })
  const { error } = input.fieldState
  const isInterrupted = Boolean(upload.failure?.isInterrupted)
  const isBack = useIsBackOnline(isInterrupted)
  const sendFirst = ([file]: readonly File[]) => file && void upload.send(file)
  const drop = useDrop((files) => (array && files.length > 1 ? array.addFiles(files) : sendFirst(files)))
  const sendAdded = useEffectEvent(() => {
    const file = array?.take(source)
    if (file) void upload.send(file)
  })
  useEffect(() => sendAdded(), [])
  const [measured, setMeasured] = useState<{ address: string; theme: Theme | undefined }>()
  const faintOn = value && measured?.address === value ? measured?.theme : undefined
  const hasDark = Boolean(useWatch({ name: field.onDark ?? '', disabled: !field.onDark }))
  const faint = faintOn && faintIn(field, faintOn, hasDark)
  const chooser = useRef<HTMLInputElement>(null)
  const isSending = upload.progress !== undefined
  const isEmpty = !isSending && !value
  /** Removes the picture, or aborts the upload. Its button may disappear, so the focus moves (WCAG 2.4.3). */
  function removeOrStop() {
    upload.forget()
    if (!isSending) onChange(null)
    chooser.current?.focus()
  }
  const ids = { failure: `${input.id}-failure`, fault: `${input.id}-fault`, file: `${input.id}-file` }
  // A click on the empty frame opens the file chooser too.
  const Title = array ? VisuallyHidden : 'h2'
  const Frame = isEmpty ? 'label' : 'div'
  return (
    <div
      className={styles.image}
      data-item={array !== undefined || undefined}
      data-over={drop.isOver || undefined}
      {...drop.handlers}
    >
      {/* The head of an item of an array already says what it is. */}
      <Title>
        <label htmlFor={input.id}>
          <FieldTitle source={pathWithoutIndexes(source)} isRequired={isNeeded} />
        </label>
      </Title>
      <Frame
        className={`${styles.frame} ${value && !isSending ? '' : 'fallow'}`}
        data-logo={field.takesSvg}
        data-ground={(field.ground === 'dark' ? faintOn !== 'dark' : faintOn === 'light') ? 'dark' : undefined}
        {...(isEmpty && { htmlFor: input.id })}
      >
        {isSending ? (
          <SendingPicture file={upload.file} share={upload.progress?.share} />
        ) : value ? (
          <StoredPicture
            address={value}
            onLoaded={(image) => isLogo(field) && setMeasured({ address: value, theme: measureLogo(image) })}
          />
        ) : (
          <p>{messages.drop}</p>
        )}
      </Frame>
      <div className={styles.details}>
        {upload.failure && (
          <ErrorMessage id={ids.failure}>
            <span>
              {array ? failed(upload.failure.file.name, upload.failure.sentence) : upload.failure.sentence}{' '}
              {isBack && messages.lineIsBack}
            </span>
          </ErrorMessage>
        )}
        {field.describes && value && !isSending && Box && (
          <ShowsHints value={!array || isInFirstItem(source)}>
            <AltText address={value} Box={Box} />
          </ShowsHints>
        )}
        {faint && !isSending && <p role="status">{messages[faint]}</p>}
        {error?.message && (
          <ErrorMessage id={ids.fault}>
            <ValidationError error={error.message} />
          </ErrorMessage>
        )}
        <div className={styles.foot}>
          <div id={ids.file} className={`hint ${styles.file}`}>
            {hints[pathWithoutIndexes(source)] && <p>{hints[pathWithoutIndexes(source)]}</p>}
            <p>
              <FileInfo file={upload.failure && !isInterrupted ? undefined : upload.file} takesSvg={field.takesSvg} />
            </p>
          </div>
          <div className={`actions ${styles.actions}`}>
            {isInterrupted && (
              <Button icon="retry" onClick={upload.retry}>
                {messages.retry}
              </Button>
            )}
            <input
              ref={(element) => {
                chooser.current = element
                input.field.ref(element)
              }}
              id={input.id}
              className="file-input"
              type="file"
              name={source}
              accept={accept}
              required={isNeeded && !value}
              aria-invalid={Boolean(error)}
              aria-describedby={[upload.failure && ids.failure, error?.message && ids.fault, ids.file]
                .filter(Boolean)
                .join(' ')}
              onBlur={() => input.field.onBlur()}
              onChange={({ target }) => {
                sendFirst([...(target.files ?? [])])
                target.value = ''
              }}
            />
            <label htmlFor={input.id} className="file-label">
              <Icon name="upload" size={18} />
              {value ? messages.replace : messages.choose}
            </label>
            {!isSending && (
              <FromLibrary
                selected={value || null}
                takesSvg={field.takesSvg ?? false}
                onSelect={([address]) => {
                  upload.forget()
                  onChange(address)
                }}
              />
            )}
            {(isSending || (value && !array)) && (
              <Button color="error" onClick={removeOrStop}>
                {isSending ? messages.stop : messages.remove}
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

const isInFirstItem = (source: string) => source.split('.').at(-2) === '0'

function FileInfo({ file, takesSvg }: { file?: File | undefined; takesSvg?: boolean | undefined }) {
  const { image: messages } = useMessages()
  const { fileSize } = useFormats()
  if (file) return `${file.name}, ${fileSize(file.size)}`
  return takesSvg ? messages.acceptedLogo : messages.accepted
}

/** A file during its upload, with the progress. */
const SendingPicture = ({ file, share }: { file: File | undefined; share: number | undefined }) => (
  <>
    <Chosen file={file} />
    <Progress share={share} />
  </>
)

function Chosen({ file }: { file: File | undefined }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const own = URL.createObjectURL(file)
    setAddress(own)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(own)
    }
  }, [file])
  return address && <img src={address} alt="" onError={() => setAddress(undefined)} />
}

function Progress({ share }: { share: number | undefined }) {
  const { image: messages } = useMessages()
  const { percent } = useFormats()
  const text = share === undefined ? messages.queued : messages.uploading(percent(share))
  return (
    <div className={styles.progress}>
      <p>{text}</p>
      <LinearProgress variant="determinate" value={(share ?? 0) * 100} aria-label={text} />
    </div>
  )
}

/** The stored picture, or a message if it is missing. */
function StoredPicture({
  address,
  onLoaded,
}: {
  address: string
  onLoaded?: ((image: HTMLImageElement) => void) | undefined
}) {
  const { image: messages } = useMessages()
  const { apiUrl } = useServices()
  const [isBroken, setBroken] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture may load
  useEffect(() => setBroken(false), [address])
  if (isBroken) return <p>{messages.missing}</p>
  return (
    <img
      src={smallPictureFrom(apiUrl, address, 960)}
      alt={messages.preview}
      onLoad={({ currentTarget }) => onLoaded?.(currentTarget)}
      onError={() => setBroken(true)}
    />
  )
}
