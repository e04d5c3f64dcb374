import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PasskeyAdded } from '../../../contract/secondFactor.ts'
import { secondFactorCalls } from '../../../contract/secondFactorCalls.ts'
import { useCall } from '../../api/createCall.ts'
import styles from '../../layout/sheets.module.css'
import { Said } from '../Outcome.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { deviceName, makePasskey, preparePasskeys, stumbleOf } from './passkeys.ts'
import type { SetupProps } from './setup.ts'
import { PASSWORD, useAttempt } from './useAttempt.ts'
import { useSecondFactorWords } from './useSecondFactorWords.ts'

/** Adds a passkey under a name. */
export function PasskeySetup({ needsPassword, onDone, onCancel, cancelLabel }: SetupProps) {
  const words = useSecondFactorWords()
  const call = useCall()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(deviceName)
  const [password, setPassword] = useState('')
  const { isBusy, faults, outcome, attempt, fault } = useAttempt()
  useEffect(preparePasskeys, [])
  const [faulty] = Object.keys(faults)
  useEffect(() => {
    if (faulty) form.current?.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus()
  }, [faulty])

  const add = async () => {
    const data = needsPassword ? { [PASSWORD]: password } : {}
    const response = await makePasskey(await call(secondFactorCalls.passkeyOptions, { data }))
    const added = (await call(secondFactorCalls.addPasskey, { data: { name: name.trim(), response } })) as PasskeyAdded
    onDone({ said: words.passkeys.added, recoveryCodes: added.recoveryCodes })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) return fault('name', words.required)
    if (needsPassword && !password) return fault(PASSWORD, words.required)
    void attempt(add, (error) => {
      const stumble = stumbleOf(error)
      return stumble && words.passkeys[stumble]
    })
  }
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      <p>{words.passkeys.explained}</p>
      <TextField
        autoFocus
        label={words.passkeys.name}
        name="name"
        autoComplete="off"
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        error={Boolean(faults.name)}
        helperText={faults.name ?? words.passkeys.nameHint}
      />
      {needsPassword && (
        <PasswordField
          name={PASSWORD}
          label={words.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={Boolean(faults[PASSWORD])}
          helperText={faults[PASSWORD]}
        />
      )}
      <div className={styles.foot}>
        <Button type="submit" variant="contained" startIcon={<Icon name="key" size={18} />} aria-disabled={isBusy}>
          {isBusy ? words.passkeys.waiting : words.passkeys.add}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {cancelLabel ?? words.cancel}
        </Button>
      </div>
      <Said outcome={outcome} />
    </form>
  )
}
