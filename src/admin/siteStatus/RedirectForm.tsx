import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { redirectEndpoints } from '../../contract/api/endpoints.ts'
import { useCall } from '../api/createCall.ts'
import { FormButtons, Said, useSmallForm } from '../form/SmallForm.tsx'
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
  const { typed, outcome, isBusy, submits, textField } = useSmallForm({ from: given ?? '', to: '' }, words.saveFailed)
  useHoldUnsaved(isBusy || typed.to !== '' || typed.from !== (given ?? ''), onClose)

  async function save() {
    await call(redirectEndpoints.create, { data: typed })
    notify(words.saved(typed.from))
    onClose()
    await readAnew()
  }
  return (
    <form className={styles.form} {...submits(save)}>
      {given === undefined && (
        <TextField
          autoFocus
          label={words.from}
          slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
          {...textField('from', words.fromHint)}
        />
      )}
      <TextField
        autoFocus={given !== undefined}
        label={words.to}
        slotProps={{
          htmlInput: { list: listId, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, inputMode: 'url' },
        }}
        {...textField('to', words.toHint)}
      />
      <datalist id={listId}>
        {targets.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
      <FormButtons isBusy={isBusy} words={words} onClose={onClose} />
      <Said outcome={outcome} />
    </form>
  )
}
