import { useState } from 'react'
import { Button } from '../../layout/Button.tsx'

/** Copies a text, with a status message; nothing if the browser denies access to the clipboard. */
export function CopyButton({ text, label, message }: { text: string; label: string; message: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
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
