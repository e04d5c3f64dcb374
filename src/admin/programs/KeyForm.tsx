import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { ListedApiKey } from '../../contract/api/accounts.ts'
import { apiKeyEndpoints, KEY_ACCESSES, type KeyAccess } from '../../contract/api/endpoints.ts'
import { useCall } from '../api/createCall.ts'
import { missingOf, Said, useSmallForm } from '../form/SmallForm.tsx'
import { ShownOnce } from '../layout/ShownOnce.tsx'
import styles from '../layout/sheets.module.css'
import { useHoldUnsaved } from '../services.ts'
import own from './Programs.module.css'
import { useProgramsWords } from './usePrograms.ts'

type Made = ListedApiKey & { key: string }

const NEW: { name: string; access: KeyAccess } = { name: '', access: 'read' }

/** Makes a key, and shows it this once. */
export function KeyForm({ onMade }: { onMade: () => Promise<unknown> }) {
  const { keys: words, ...general } = useProgramsWords()
  const call = useCall()
  const { typed, type, outcome, isBusy, formKey, submits, textField, reset } = useSmallForm(NEW, general.failed)
  const [made, setMade] = useState<Made>()
  useHoldUnsaved(isBusy || typed.name !== '')

  async function make() {
    setMade((await call(apiKeyEndpoints.make, { data: { ...typed, name: typed.name.trim() }, formKey })) as Made)
    reset()
    await onMade()
  }
  const says: Record<KeyAccess, string> = { read: words.reads, write: words.writes }
  return (
    <form className={styles.sheet} {...submits(make, { wrong: missingOf(typed, general.required), onRefused: onMade })}>
      <h2>{words.newTitle}</h2>
      <TextField
        label={words.name}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 60 } }}
        {...textField('name', words.nameHint)}
      />
      <fieldset className={own.choices}>
        <legend>{words.may}</legend>
        {KEY_ACCESSES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              className={own.radio}
              name="access"
              value={each}
              checked={typed.access === each}
              onChange={() => type('access', each)}
            />
            {says[each]}
          </label>
        ))}
      </fieldset>
      <div className={styles.foot}>
        <Button type="submit" variant="contained" startIcon={<Icon name="plus" size={18} />} aria-disabled={isBusy}>
          {isBusy ? words.making : words.make}
        </Button>
        <Said outcome={outcome} />
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
