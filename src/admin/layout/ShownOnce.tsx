import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type ReactNode, useRef, useState } from 'react'
import styles from './ShownOnce.module.css'

interface ShownOnceProps {
  label: string
  value: string
  /** Why it is to be copied now. */
  lead: ReactNode
  copy: string
  /** Said once it is. */
  copied: string
}

/** A secret that is shown this once, ready to be copied. */
export function ShownOnce({ label, value, lead, copy, copied }: ShownOnceProps) {
  const box = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)

  /** Where the browser gives no access to the clipboard, it is selected for the person to copy. */
  async function take() {
    box.current?.select()
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <div className={styles.once}>
      <TextField
        inputRef={box}
        label={label}
        value={value}
        autoFocus
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false, className: styles.secret } }}
        onFocus={() => box.current?.select()}
      />
      <p>{lead}</p>
      <div className={styles.foot}>
        <Button variant="outlined" startIcon={<Icon name="copy" size={18} />} onClick={() => void take()}>
          {copy}
        </Button>
        <p role="status">{isCopied && copied}</p>
      </div>
    </div>
  )
}
