import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { FieldTitle, useInput, ValidationError } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { slugify } from '../../contract/turkish.ts'
import { useEntry } from '../entries.ts'
import { useWords } from '../words.ts'
import styles from './SlugInput.module.css'
import type { WidgetProps } from './widgets.ts'

/**
 * The record's public address. It is shown, and edited on purpose only, because old links to it break. An empty one is
 * made from the name; a new record shows which one that will be.
 */
export function SlugInput({ source, field }: WidgetProps) {
  const { slug: words } = useWords()
  const { publicPath = '' } = useEntry()
  const { id, field: input, fieldState } = useInput({ source, parse: (value) => value })
  const { error, invalid } = fieldState
  const name = useWatch({ name: field.from ?? '' })
  const made = slugify(typeof name === 'string' ? name : '', field.maxLength)
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
        <p className={styles.address}>{`${publicPath}/${input.value || made || '…'}`}</p>
        <p className={styles.hint}>{input.value ? null : words.auto}</p>
        <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
          {words.edit}
        </Button>
      </div>
    )
  const hint = input.value ? words.warning : words.auto
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
      placeholder={made}
      error={invalid}
      helperText={error?.message ? <ValidationError error={error.message} /> : hint}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">{`${publicPath}/`}</InputAdornment> },
        htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: field.maxLength },
      }}
    />
  )
}
