import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { redirectCalls } from '../../contract/redirectCalls.ts'
import { useCall } from '../api/createCall.ts'
import { type FieldTexts, fieldTextsIn, sentenceOf } from '../api/failure.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { useHoldUnsaved } from '../services.ts'
import styles from './SiteStatus.module.css'
import { useReadAnew, useStatusWords } from './useSiteStatus.ts'
import { useTargets } from './useTargets.ts'

interface RedirectFormProps {
  /** The address that is to lead on, where it is known already. */
  from?: string
  onClose: () => void
}

/** Has an address lead to another; what the server finds wrong stands under the field. */
export function RedirectForm({ from: given, onClose }: RedirectFormProps) {
  const words = useStatusWords()
  const call = useCall()
  const notify = useNotifier()
  const readAnew = useReadAnew()
  const targets = useTargets()
  const listId = useId()
  const first = useRef<HTMLInputElement>(null)
  const [from, setFrom] = useState(given ?? '')
  const [to, setTo] = useState('')
  const [faults, setFaults] = useState<FieldTexts>({})
  const [isSaving, setSaving] = useState(false)
  useHoldUnsaved(isSaving || to !== '' || (given === undefined && from !== ''), onClose)
  useEffect(() => first.current?.focus(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    try {
      await call(redirectCalls.create, { data: { from, to } })
      notify(words.saved(from))
      onClose()
      await readAnew()
    } catch (error) {
      const found = fieldTextsIn(error)
      setFaults(found)
      if (!Object.keys(found).length) notify(sentenceOf(error, words.saveFailed), 'error')
      // Of a row whose address is given there is no field for what is wrong with it.
      else if (given !== undefined && found.from) notify(found.from, 'error')
    }
    setSaving(false)
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {given === undefined && (
        <TextField
          name="from"
          label={words.from}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          error={Boolean(faults.from)}
          helperText={faults.from ?? words.fromHint}
          inputRef={first}
          slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
        />
      )}
      <TextField
        name="to"
        label={words.to}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        error={Boolean(faults.to)}
        helperText={faults.to ?? words.toHint}
        inputRef={given === undefined ? undefined : first}
        slotProps={{
          htmlInput: { list: listId, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, inputMode: 'url' },
        }}
      />
      <datalist id={listId}>
        {targets.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      <div className={styles.buttons}>
        <Button type="submit" variant="contained" aria-disabled={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
