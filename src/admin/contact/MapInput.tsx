import TextField from '@mui/material/TextField'
import { FieldTitle, useInput, useRecordContext, ValidationError } from 'ra-core'
import { type ClipboardEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { mapAround, mapFrom } from '../../contract/domain/maps.ts'
import { contactInfo } from '../../contract/singletons/contactInfo.ts'
import { useMessages } from '../i18n/language.ts'
import { useCharactersLeft } from '../inputs/useCharactersLeft.ts'
import { Button } from '../layout/Button.tsx'
import { useFormDefinition } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import styles from './ContactScreen.module.css'

const SOURCE = 'mapIframeUrl'

/**
 * The map of a provider: a link, an embed code or a postal address becomes a URL that the site can frame. The map itself is loaded
 * on request only.
 */
export function MapInput() {
  const { map: messages } = useMessages()
  const { hints } = useFormDefinition().texts
  const { mapOrigins } = useServices().site
  const address = String(useWatch({ name: 'addressText' }) ?? '').trim()
  const faultOf = (entered: unknown) => {
    if (typeof entered !== 'string' || !entered.trim()) return undefined
    const map = mapFrom(entered)
    if ('fault' in map) return messages[map.fault]
    return mapOrigins && !mapOrigins.includes(new URL(map.url).origin) ? messages.embedHost : undefined
  }
  const { id, field, fieldState } = useInput({ source: SOURCE, validate: faultOf })
  const entered = String(field.value ?? '')
  const left = useCharactersLeft(entered, contactInfo.fields[SOURCE].maxLength)
  const map = mapFrom(entered)
  const fault = fieldState.error?.message ?? (fieldState.isTouched ? faultOf(entered) : undefined)

  const settle = (text: string) => {
    const made = mapFrom(text)
    if ('url' in made && made.url !== entered) field.onChange(made.url)
  }
  /** Converts a paste that replaces the whole value; partial pastes are typed text. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    const { selectionStart, selectionEnd, value } = event.target as HTMLInputElement
    if (selectionEnd! - selectionStart! < value.length || !('url' in mapFrom(pasted))) return
    event.preventDefault()
    settle(pasted)
  }
  const stored = useRecordContext()
  const isOld = Boolean(
    entered && entered === stored?.mapIframeUrl && address !== String(stored.addressText ?? '').trim(),
  )
  const canAround = address !== '' && (!mapOrigins || mapOrigins.includes(new URL(mapAround('')).origin))
  return (
    <div className={styles.map}>
      <TextField
        {...field}
        id={id}
        value={entered}
        onBlur={() => {
          settle(entered)
          field.onBlur()
        }}
        onPaste={onPaste}
        label={<FieldTitle source={SOURCE} />}
        error={Boolean(fault)}
        helperText={fault ? <ValidationError error={fault} /> : [hints[SOURCE], left].filter(Boolean).join(' ')}
        slotProps={{
          htmlInput: {
            inputMode: 'url',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: contactInfo.fields[SOURCE].maxLength,
          },
        }}
      />
      <p className="hint" role="status">
        {isOld && messages.old}
      </p>
      {canAround && (
        <Button icon="pin" onClick={() => field.onChange(mapAround(address))}>
          {messages.around}
        </Button>
      )}
      {'url' in map && !faultOf(entered) && <Shown key={map.url} url={map.url} />}
    </div>
  )
}

/** The same permissions as the frame on the site. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** The button is replaced by the map, so the focus moves there (WCAG 2.4.3). */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** Requests nothing from the provider until the user opens the map. */
function Shown({ url }: { url: string }) {
  const { map: messages } = useMessages()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button icon="eye" onClick={() => setOpen(true)}>
        {messages.show}
      </Button>
    )
  return (
    <iframe
      ref={focus}
      className={styles.frame}
      src={url}
      title={messages.title}
      sandbox={SANDBOX}
      referrerPolicy="strict-origin"
    />
  )
}
