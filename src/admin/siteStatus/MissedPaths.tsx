import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { NotFoundEntry } from '../../contract/api/administration.ts'
import { dayAndTime, number } from '../i18n/formats.ts'
import { ReadSheet } from '../layout/ReadSheet.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useServices } from '../services.ts'
import { RedirectForm } from './RedirectForm.tsx'
import styles from './SiteStatus.module.css'
import { useMissedPaths, useStatusWords } from './useSiteStatus.ts'

/** So many are shown until somebody wants more. */
const FIRST = 10

/** What visitors asked for in vain, each with the way to lead it on. */
export function MissedPaths() {
  const words = useStatusWords()
  const { isOffered, ...reading } = useMissedPaths()
  const [shown, setShown] = useState(FIRST)
  if (isOffered === false) return null
  return (
    <ReadSheet
      className={styles.list}
      title={words.missed}
      lead={words.missedLead}
      reading={reading}
      failed={words.loadFailed}
    >
      {(paths) => (
        <>
          {paths.length === 0 && <p className={styles.empty}>{words.missedNone}</p>}
          {paths.length > 0 && (
            <ul>
              {paths.slice(0, shown).map((missed) => (
                <Row key={missed.path} missed={missed} />
              ))}
            </ul>
          )}
          {paths.length > shown && (
            <Button variant="outlined" onClick={() => setShown(paths.length)}>
              {words.more(paths.length - shown)}
            </Button>
          )}
        </>
      )}
    </ReadSheet>
  )
}

function Row({ missed: { path, count, lastAt } }: { missed: NotFoundEntry }) {
  const words = useStatusWords()
  const language = usePreference(locale)
  const { site } = useServices()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <code>{path}</code>
        <span>{words.times(number(count, language))}</span>
        <span>{words.lastAt(dayAndTime(new Date(lastAt), site.timeZone))}</span>
      </div>
      {!isOpen && (
        <Button
          variant="outlined"
          startIcon={<Icon name="link" size={18} />}
          aria-label={words.redirectOf(path)}
          onClick={() => setOpen(true)}
        >
          {words.redirect}
        </Button>
      )}
      {isOpen && <RedirectForm from={path} onClose={() => setOpen(false)} />}
    </li>
  )
}
