import TextField from '@mui/material/TextField'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from './Button.tsx'

interface ShownOnceProps {
  label: string
  value: string
  /** Why to copy it now. */
  lead: ReactNode
  copy: string
  /** Status text after copying. */
  copied: string
}

/** A secret that is shown only once, with a copy button. */
export function ShownOnce({ label, value, lead, copy, copied }: ShownOnceProps) {
  const { box, isCopied, copy: take } = useCopy(value)
  return (
    <div className="fields">
      <TextField
        inputRef={box}
        label={label}
        value={value}
        autoFocus
        slotProps={{
          htmlInput: {
            readOnly: true,
            spellCheck: false,
            style: { fontFamily: 'ui-monospace, monospace', textOverflow: 'ellipsis' },
          },
        }}
        onFocus={() => box.current?.select()}
      />
      <p className="muted">{lead}</p>
      <div className="actions">
        <Button icon="copy" onClick={() => void take()}>
          {copy}
        </Button>
        <p role="status">{isCopied && copied}</p>
      </div>
    </div>
  )
}

/** Copies the text of an input. Without access to the clipboard it is selected, for the user to copy. */
export function useCopy(text: string) {
  const box = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    box.current?.select()
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
  }
  return { box, isCopied, copy }
}

/** Copies a text, with a status message; nothing if the browser denies access to the clipboard. */
export function CopyButton({ text, label, message }: { text: string; label: string; message: string }) {
  const { isCopied, copy } = useCopy(text)
  if (!navigator.clipboard) return null
  return (
    <>
      <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {label}
      </Button>
      <span className="success-text" role="status">
        {isCopied && message}
      </span>
    </>
  )
}
