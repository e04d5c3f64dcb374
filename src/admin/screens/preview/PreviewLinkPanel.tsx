import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useRecordContext } from 'ra-core'
import { useId, useRef, useState } from 'react'
import type { PreviewLink } from '../../../contract/api/previews.ts'
import { useCall } from '../../api/createCall.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useEntry } from '../../entries/entries.ts'
import { fullDayAndTime } from '../../i18n/formats.ts'
import { useWords } from '../../i18n/words.ts'
import { useServices } from '../../services.ts'
import styles from './PreviewLinkPanel.module.css'

type Asking = { state: 'idle' | 'asking' } | { state: 'failed'; error: unknown } | ({ state: 'made' } & PreviewLink)

/** Makes a link by which somebody else can look at the stored record before visitors see it. */
export function PreviewLinkPanel() {
  const { previewLink: words } = useWords()
  const record = useRecordContext()
  const { resource } = useEntry()
  const call = useCall()
  const [asking, setAsking] = useState<Asking>({ state: 'idle' })
  const headingId = useId()

  async function make() {
    if (asking.state === 'asking') return
    setAsking({ state: 'asking' })
    try {
      const answer = (await call(resource.endpoints.preview?.link, {
        id: record?.id,
        asksInPlace: true,
      })) as PreviewLink
      setAsking({ state: 'made', ...answer })
    } catch (error) {
      setAsking({ state: 'failed', error })
    }
  }

  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {words.heading}
      </h2>
      <p className={styles.lead}>{words.lead}</p>
      {asking.state === 'made' ? (
        <Made {...asking} />
      ) : (
        <div>
          <Button variant="outlined" startIcon={<Icon name="link" size={18} />} onClick={make}>
            {asking.state === 'asking' ? words.making : words.make}
          </Button>
        </div>
      )}
      {asking.state === 'failed' && (
        <p className={styles.bad} role="alert">
          {sentenceOf(asking.error, words.failed)}
        </p>
      )}
    </section>
  )
}

function Made({ url, expiresAt }: PreviewLink) {
  const { previewLink: words } = useWords()
  const { site } = useServices()
  const box = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)

  /** Where the browser gives no access to the clipboard, the link is selected for the person to copy. */
  async function copy() {
    box.current?.select()
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => {},
    )
  }

  return (
    <>
      <TextField
        inputRef={box}
        label={words.label}
        value={url}
        autoFocus
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={() => box.current?.select()}
      />
      <div className={styles.actions}>
        <Button variant="outlined" startIcon={<Icon name="copy" size={18} />} onClick={copy}>
          {words.copy}
        </Button>
        <Button
          variant="outlined"
          href={url}
          target="_blank"
          rel="noopener"
          startIcon={<Icon name="external" size={18} />}
        >
          {words.open}
        </Button>
      </div>
      <p className={styles.lead} role="status">
        {isCopied && `${words.copied} `}
        {words.until(fullDayAndTime(new Date(expiresAt), site.timeZone))}
      </p>
    </>
  )
}
