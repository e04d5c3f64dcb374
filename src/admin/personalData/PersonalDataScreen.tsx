import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { Found } from './Found.tsx'
import styles from './PersonalDataScreen.module.css'
import { usePerson } from './usePerson.ts'
import { usePersonalDataWords } from './usePersonalDataWords.ts'

/** `/admin/settings/personal-data`: what is kept about one person, told and erased (KVKK, articles 7 and 11). */
export function PersonalDataScreen() {
  const words = usePersonalDataWords()
  const [of, setOf] = useState('')
  const { search, find, erase } = usePerson()
  const { state } = search
  const fault = state === 'refused' ? search.sentence : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    void find(of.trim())
  }
  return (
    <>
      <PageHead title={words.title} />
      <PageBody>
        <p className={styles.lead}>{words.lead}</p>
        <form className={styles.search} onSubmit={submit} noValidate>
          <TextField
            name="of"
            label={words.of}
            autoComplete="off"
            value={of}
            onChange={({ target }) => setOf(target.value)}
            error={fault !== undefined}
            helperText={fault}
          />
          <Button
            type="submit"
            variant="contained"
            startIcon={<Icon name="search" size={18} />}
            aria-disabled={state === 'finding'}
          >
            {state === 'finding' ? words.finding : words.find}
          </Button>
        </form>
        <p className={styles.failed} role="alert">
          {state === 'failed' && search.sentence}
        </p>
        <p className={styles.said} role="status">
          {state === 'erased' && search.sentence}
        </p>
        {(state === 'found' || state === 'erasing') && (
          <Found {...search} isErasing={state === 'erasing'} onErase={erase} />
        )}
      </PageBody>
    </>
  )
}
