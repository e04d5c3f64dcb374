import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { Backup } from '../../contract/api/backups.ts'
import { backupEndpoints } from '../../contract/api/endpoints.ts'
import { useCall } from '../api/createCall.ts'
import { isInterrupted, sentenceOf } from '../api/failure.ts'
import { dayAndTime } from '../i18n/formats.ts'
import { useSpoken } from '../i18n/words.ts'
import { useHoldUnsaved, useServices } from '../services.ts'
import styles from './RestoreDialog.module.css'
import { useBackupWords, useErasures } from './useBackups.ts'

type Course = 'asking' | 'working' | 'done' | 'left'

/** Says what a restore does, and puts the backup in the place of everything; a recent sign-in is asked for in place. */
export function RestoreDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { restoring: words } = useBackupWords()
  const { site, session } = useServices()
  const call = useCall()
  const spoken = useSpoken()
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
    setCourse('working')
    try {
      const answer = await call(backupEndpoints.restore, { id: backup.name })
      setSaid(spoken(answer, words.ended))
      setCourse('done')
    } catch (error) {
      setSaid(isInterrupted(error) ? words.unknown : sentenceOf(error, words.failed))
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
