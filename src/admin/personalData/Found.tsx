import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { PersonalData } from '../../contract/api/administration.ts'
import { dayIn } from '../../contract/singletons/privacyVersions.ts'
import { listPath } from '../entries/paths.ts'
import { dayAndTime } from '../i18n/formats.ts'
import { saveFile } from '../layout/saveFile.ts'
import { useServices } from '../services.ts'
import styles from './PersonalDataScreen.module.css'
import { usePersonalDataWords } from './usePersonalDataWords.ts'

interface FoundProps {
  of: string
  data: PersonalData
  fault?: string
  isErasing: boolean
  onErase: () => void
}

/** What is kept about a person: the messages by name, the rest in numbers; to be taken along as a file, and to be erased. */
export function Found({ of, data, fault, isErasing, onErase }: FoundProps) {
  const words = usePersonalDataWords()
  const { site } = useServices()
  const { messages, mails, activity } = data
  if (messages.length + mails.length + activity.length === 0) return <p role="status">{words.none(of)}</p>
  const save = () =>
    saveFile(
      `${words.file}-${dayIn(site.timeZone, new Date())}.json`,
      'application/json',
      JSON.stringify(data, null, 2),
    )
  function erase() {
    if (!isErasing && window.confirm(words.confirm(of, messages.length))) onErase()
  }
  return (
    <section className={styles.found} aria-labelledby="found">
      <h2 id="found">{words.found(of)}</h2>
      <p role="status">
        {[words.messages(messages.length), words.mails(mails.length), words.activity(activity.length)].join(' · ')}
      </p>
      <ul className={styles.messages}>
        {messages.map(({ id, subject, createdAt, isInBin }) => (
          <li key={id}>
            <Link to={isInBin ? listPath('bin') : `${listPath('inbox')}?message=${id}`}>{subject}</Link>
            <span>
              {isInBin && `${words.inBin} · `}
              {dayAndTime(new Date(createdAt), site.timeZone)}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.deeds}>
        <Button variant="outlined" startIcon={<Icon name="download" size={18} />} onClick={save}>
          {words.save}
        </Button>
        {messages.length + mails.length > 0 && (
          <Button
            variant="outlined"
            color="error"
            startIcon={<Icon name="trash" size={18} />}
            aria-disabled={isErasing}
            onClick={erase}
          >
            {isErasing ? words.erasing : words.erase}
          </Button>
        )}
      </div>
      {activity.length > 0 && <p className={styles.lead}>{words.keeps}</p>}
      <p className={styles.failed} role="alert">
        {fault}
      </p>
    </section>
  )
}
