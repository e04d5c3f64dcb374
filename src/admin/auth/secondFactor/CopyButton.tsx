import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useState } from 'react'

/** Copies a text, where the browser gives access to the clipboard, and says so. */
export function CopyButton({ text, label, said }: { text: string; label: string; said: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
  if (!navigator.clipboard) return null
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name={isCopied ? 'check' : 'copy'} size={18} />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span className="success-text" role="status">
        {isCopied && said}
      </span>
    </>
  )
}
