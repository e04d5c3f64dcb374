import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { FieldTitle, useInput, ValidationError } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { SlugField } from '../../contract/schema/fieldTypes.ts'
import { useCapability } from '../capabilities.tsx'
import { useEntry } from '../entries/entries.ts'
import { useWords } from '../i18n/words.ts'
import styles from './SlugInput.module.css'
import { useAddress } from './useAddress.ts'
import { useRoomLeft } from './useRoomLeft.ts'
import type { WidgetProps } from './widget.ts'

/**
 * The record's public address as it will be once saved. It is shown, and edited on purpose only: links to it are out there,
 * which our own server leads on, and others may not. Where none was chosen it is made from the name.
 */
export function SlugInput({ source, field }: WidgetProps<SlugField>) {
  const { slug: words } = useWords()
  const hasSlugHistory = useCapability('slugHistory')
  const { page = '' } = useEntry().resource
  const { id, field: input, fieldState } = useInput({ source, parse: (value) => value })
  const { error, invalid } = fieldState
  const { address, isMade } = useAddress(source, field.from)
  const shown = `${page}/${address || '…'}`
  const left = useRoomLeft(input.value, field.maxLength)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.focus()
  }, [isOpen])

  if (!isOpen && !invalid)
    return (
      <div className={styles.shown}>
        <p className={styles.label} id={id}>
          <FieldTitle source={source} />
        </p>
        <p className={styles.address}>{shown}</p>
        <p className={styles.hint}>{isMade ? words.auto : null}</p>
        <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
          {words.edit}
        </Button>
      </div>
    )
  const said = input.value ? (hasSlugHistory ? words.leadsOn : words.warning) : isMade ? words.auto : words.kept(shown)
  const hint = [said, left].filter(Boolean).join(' ')
  return (
    <TextField
      {...input}
      className={styles.editor}
      id={id}
      inputRef={(element) => {
        box.current = element
        input.ref(element)
      }}
      label={<FieldTitle source={source} />}
      placeholder={address}
      error={invalid}
      helperText={error?.message ? <ValidationError error={error.message} /> : hint}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">{`${page}/`}</InputAdornment> },
        htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: field.maxLength },
      }}
    />
  )
}
