import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useRef, useState } from 'react'
import { type AccessKey, accessKeyCalls, KEY_ACCESSES, type KeyAccess } from '../../contract/accessKeyCalls.ts'
import { useCall } from '../api/createCall.ts'
import { fieldTextsIn, sentenceOf } from '../api/failure.ts'
import { ShownOnce } from '../layout/ShownOnce.tsx'
import styles from '../layout/sheets.module.css'
import { useHoldUnsaved } from '../services.ts'
import own from './Programs.module.css'
import { useProgramsWords } from './usePrograms.ts'

type Made = AccessKey & { key: string }

/** Makes a key, and shows it this once. */
export function KeyForm({ onMade }: { onMade: () => Promise<unknown> }) {
  const { keys: words, ...general } = useProgramsWords()
  const call = useCall()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [access, setAccess] = useState<KeyAccess>('read')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [made, setMade] = useState<Made>()
  useHoldUnsaved(isSaving || name !== '')

  function refuse(sentence: string) {
    setFault(sentence)
    field.current?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setFailure(undefined)
    if (!name.trim()) return refuse(general.required)
    setSaving(true)
    try {
      setMade((await call(accessKeyCalls.make, { data: { name: name.trim(), access } })) as Made)
      setName('')
      setAccess('read')
    } catch (error) {
      const { name: text } = fieldTextsIn(error)
      if (text) refuse(text)
      else setFailure(sentenceOf(error, general.failed))
    }
    setSaving(false)
    await onMade()
  }
  const says: Record<KeyAccess, string> = { read: words.reads, write: words.writes }
  return (
    <form className={styles.sheet} onSubmit={submit} noValidate>
      <h2>{words.newTitle}</h2>
      <TextField
        inputRef={field}
        label={words.name}
        name="name"
        autoComplete="off"
        required
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          setFault(undefined)
        }}
        error={Boolean(fault)}
        helperText={fault ?? words.nameHint}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <fieldset className={own.choices}>
        <legend>{words.may}</legend>
        {KEY_ACCESSES.map((each) => (
          <label key={each}>
            <input type="radio" name="access" value={each} checked={access === each} onChange={() => setAccess(each)} />
            {says[each]}
          </label>
        ))}
      </fieldset>
      <div className={styles.foot}>
        <Button type="submit" variant="contained" startIcon={<Icon name="plus" size={18} />} aria-disabled={isSaving}>
          {isSaving ? words.making : words.make}
        </Button>
        <p className={own.bad} role="alert">
          {failure}
        </p>
      </div>
      {made && (
        <ShownOnce
          key={made.id}
          label={words.keyOf(made.name)}
          value={made.key}
          lead={words.once}
          copy={general.copy}
          copied={words.copied}
        />
      )}
    </form>
  )
}
