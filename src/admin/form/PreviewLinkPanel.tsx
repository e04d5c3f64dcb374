import TextField from '@mui/material/TextField'
import { useRecordContext } from 'ra-core'
import { useId, useState } from 'react'
import type { PreviewLink } from '../../contract/api/previews.ts'
import { useCall } from '../api/calls.ts'
import { errorMessage } from '../api/failure.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { useCopy } from '../layout/ShownOnce.tsx'
import { useResourceOptions } from '../resources/definitions.ts'

type State = { state: 'idle' | 'creating' } | { state: 'failed'; error: unknown } | ({ state: 'made' } & PreviewLink)

/** Creates a link by which others can see the stored record before it is public. */
export function PreviewLinkPanel() {
  const { previewLink: messages } = useMessages()
  const record = useRecordContext()
  const { resource } = useResourceOptions()
  const call = useCall()
  const [state, setState] = useState<State>({ state: 'idle' })
  const headingId = useId()

  async function make() {
    if (state.state === 'creating') return
    setState({ state: 'creating' })
    try {
      const response = (await call(resource.endpoints.preview?.link, {
        id: record?.id,
        isInteractive: true,
      })) as PreviewLink
      setState({ state: 'made', ...response })
    } catch (error) {
      setState({ state: 'failed', error })
    }
  }

  return (
    <section className="fields" aria-labelledby={headingId}>
      <h2 id={headingId}>{messages.heading}</h2>
      <p className="hint">{messages.lead}</p>
      {state.state === 'made' ? (
        <Made {...state} />
      ) : (
        <div>
          <Button icon="link" onClick={make}>
            {state.state === 'creating' ? messages.making : messages.make}
          </Button>
        </div>
      )}
      {state.state === 'failed' && <ErrorMessage>{errorMessage(state.error, messages.failed)}</ErrorMessage>}
    </section>
  )
}

function Made({ url, expiresAt }: PreviewLink) {
  const { previewLink: messages } = useMessages()
  const { fullDayAndTime } = useFormats()
  const { box, isCopied, copy } = useCopy(url)
  return (
    <>
      <TextField
        inputRef={box}
        label={messages.label}
        value={url}
        autoFocus
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={() => box.current?.select()}
      />
      <div className="actions">
        <Button icon="copy" onClick={copy}>
          {messages.copy}
        </Button>
        <Button href={url} target="_blank" rel="noopener" icon="external">
          {messages.open}
        </Button>
      </div>
      <p className="hint" role="status">
        {isCopied && `${messages.copied} `}
        {messages.until(fullDayAndTime(expiresAt))}
      </p>
    </>
  )
}
