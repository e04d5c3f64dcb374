import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useRecordContext } from 'ra-core'
import type { PreviewLink } from '../../contract/api/previews.ts'
import { useCall } from '../api/calls.ts'
import { errorMessage } from '../api/failure.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { Section } from '../layout/Section.tsx'
import { useCopy } from '../layout/ShownOnce.tsx'
import { useResourceOptions } from '../resources/definitions.ts'

/** Creates a link by which others can see the stored record before it is public. */
export function PreviewLinkPanel() {
  const { previewLink: messages } = useMessages()
  const record = useRecordContext()
  const { resource } = useResourceOptions()
  const call = useCall()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () =>
      (await call(resource.endpoints.preview?.link, { id: record?.id, isInteractive: true })) as PreviewLink,
  })
  return (
    <Section className="fields" title={messages.heading}>
      <p className="hint">{messages.lead}</p>
      {data ? (
        <Made {...data} />
      ) : (
        <div>
          <Button icon="link" isBusy={isPending} onClick={() => mutate()}>
            {isPending ? messages.making : messages.make}
          </Button>
        </div>
      )}
      {error && <ErrorMessage>{errorMessage(error, messages.failed)}</ErrorMessage>}
    </Section>
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
