import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { backupCalls } from '../../contract/api/backupCalls.ts'
import type { Backup } from '../../contract/api/backups.ts'
import { PasswordField } from '../account/PasswordField.tsx'
import { useQuietCall } from '../api/createCall.ts'
import { fieldTextsIn, isInterrupted, sentenceOf } from '../api/failure.ts'
import { dayAndTime } from '../i18n/formats.ts'
import { useSpoken } from '../i18n/useSpoken.ts'
import { useHoldUnsaved, useServices } from '../services.ts'
import styles from './RestoreDialog.module.css'
import { useBackupWords, useErasures } from './useBackups.ts'

type Course = 'asking' | 'working' | 'done' | 'left'

/** Says what a restore does, asks for the password, and puts the backup in the place of everything. */
export function RestoreDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { restoring: words } = useBackupWords()
  const { site, session } = useServices()
  const call = useQuietCall()
  const spoken = useSpoken()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [said, setSaid] = useState<string>()
  const [course, setCourse] = useState<Course>('asking')
  const titleId = useId()
  const erasures = useErasures(backup.at).map((at) => dayAndTime(new Date(at), site.timeZone))
  // Nobody is led to the login while it runs, nor before they have read how it ended.
  useHoldUnsaved(course === 'working' || course === 'done')
  useEffect(() => {
    if (course === 'left') session.end()
  }, [course, session])

  async function restore(event: FormEvent) {
    event.preventDefault()
    if (course !== 'asking') return
    setSaid(undefined)
    setFault(password ? undefined : words.required)
    if (!password) return
    setCourse('working')
    try {
      const answer = await call(backupCalls.restore, { id: backup.name, data: { currentPassword: password } })
      setSaid(spoken(answer, words.ended))
      setCourse('done')
    } catch (error) {
      const { currentPassword } = fieldTextsIn(error)
      setFault(currentPassword)
      if (!currentPassword) setSaid(isInterrupted(error) ? words.unknown : sentenceOf(error, words.failed))
      setCourse('asking')
    }
  }

  if (course === 'left') return null
  if (course === 'done')
    return (
      <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <div className={styles.dialog}>
          <h2 id={titleId}>{words.done}</h2>
          <p role="status">{said}</p>
          <div className={styles.foot}>
            <Button variant="contained" onClick={() => setCourse('left')}>
              {words.signIn}
            </Button>
          </div>
        </div>
      </Dialog>
    )
  const isWorking = course === 'working'
  return (
    <Dialog open onClose={isWorking ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form className={styles.dialog} onSubmit={(event) => void restore(event)} noValidate aria-busy={isWorking}>
        <h2 id={titleId}>{words.title}</h2>
        <p>{words.lead(dayAndTime(new Date(backup.at), site.timeZone))}</p>
        <ul>
          <li>{words.keeps}</li>
          <li>{words.ends}</li>
          <li>{[words.erased, ...(erasures.length ? [words.erasures(erasures.join(', '))] : [])].join(' ')}</li>
        </ul>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={session.email} />
        <PasswordField
          name="currentPassword"
          label={words.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={Boolean(fault)}
          helperText={fault}
        />
        {isWorking && <p role="status">{words.stay}</p>}
        {said && (
          <p className={styles.failed} role="alert">
            {said}
          </p>
        )}
        <div className={styles.foot}>
          <Button type="submit" variant="contained" color="error" aria-disabled={isWorking}>
            {isWorking ? words.working : words.confirm}
          </Button>
          {!isWorking && (
            <Button variant="outlined" onClick={onClose}>
              {words.cancel}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
