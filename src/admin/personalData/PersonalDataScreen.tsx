import TextField from '@mui/material/TextField'
import { useDelete, useGetOne } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Erasure } from '../../contract/api/administration.ts'
import { dayIn } from '../../contract/domain/zones.ts'
import { personalDataTexts } from '../../contract/i18n/admin/personalData.ts'
import type { AdminRecords } from '../api/adminResources.ts'
import { errorMessage, fieldErrorsIn } from '../api/failure.ts'
import { useFormats, useMessages, useResponseMessage } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { ErrorMessage } from '../layout/OutcomeMessage.tsx'
import { Page } from '../layout/Page.tsx'
import { Section } from '../layout/Section.tsx'
import { saveFile } from '../layout/saveFile.ts'
import { listPath } from '../resources/definitions.ts'
import { useServices } from '../services.ts'
import styles from './PersonalDataScreen.module.css'

type PersonalData = AdminRecords['personalData']

/** `/admin/settings/personal-data`: finds and erases the data of one person (KVKK, articles 7 and 11). */
export function PersonalDataScreen() {
  const messages = useMessages(personalDataTexts)
  const responseMessage = useResponseMessage()
  const [typed, setTyped] = useState('')
  /** The person that was searched for: an email address or a phone number; undefined before the first search. */
  const [of, setOf] = useState<string>()
  const { data, error, isFetching, refetch } = useGetOne<PersonalData>(
    'personalData',
    { id: of, meta: { isInteractive: true } },
    { enabled: Boolean(of), gcTime: 0 },
  )
  const [erase, erasure] = useDelete('personalData', { id: of })
  const { data: erased, reset } = erasure
  const fault = of === '' ? messages.missing : fieldErrorsIn(error).of

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isFetching || erasure.isPending) return
    reset()
    const wanted = typed.trim()
    if (wanted && wanted === of) void refetch()
    else setOf(wanted)
  }
  return (
    <Page title={messages.title}>
      <p className={`muted ${styles.lead}`}>{messages.lead}</p>
      <form className={styles.search} onSubmit={submit} noValidate>
        <TextField
          name="of"
          label={messages.of}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={fault !== undefined}
          helperText={fault}
        />
        <Button type="submit" variant="contained" icon="search" aria-disabled={isFetching}>
          {isFetching ? messages.finding : messages.find}
        </Button>
      </form>
      <ErrorMessage>{!fault && error && !isFetching && errorMessage(error, messages.failed)}</ErrorMessage>
      <p className={styles.said} role="status">
        {erased && responseMessage(erased, erasedSentence(messages, erased))}
      </p>
      {of && data && !error && !isFetching && !erased && (
        <Found
          of={of}
          data={data}
          fault={erasure.error ? errorMessage(erasure.error, messages.eraseFailed) : null}
          isErasing={erasure.isPending}
          onErase={() => void erase()}
        />
      )}
    </Page>
  )
}

const erasedSentence = (
  messages: (typeof personalDataTexts)['tr'],
  { messages: count = 0, mails = 0 }: Partial<Erasure>,
) => messages.erased(count, mails)

interface FoundProps {
  of: string
  data: PersonalData
  fault: string | null
  isErasing: boolean
  onErase: () => void
}

/** The stored data of a person: messages by subject, the rest as counts; with a download and an erasure. */
function Found({ of, data: { id: _, ...data }, fault, isErasing, onErase }: FoundProps) {
  const { dayAndTime } = useFormats()
  const texts = useMessages(personalDataTexts)
  const { site } = useServices()
  const { messages, mails, activity } = data
  if (messages.length + mails.length + activity.length === 0) return <p role="status">{texts.none(of)}</p>
  const save = () =>
    saveFile(
      `${texts.file}-${dayIn(site.timeZone, new Date())}.json`,
      'application/json',
      JSON.stringify(data, null, 2),
    )
  function erase() {
    if (window.confirm(texts.confirm(of, messages.length))) onErase()
  }
  return (
    <Section className={`sheet ${styles.found}`} title={texts.found(of)}>
      <p role="status">
        {[texts.messages(messages.length), texts.mails(mails.length), texts.activity(activity.length)].join(' · ')}
      </p>
      <ul className="rows">
        {messages.map(({ id, subject, createdAt, isInBin }) => (
          <li key={id} className="row">
            <Link to={isInBin ? listPath('bin') : `${listPath('inbox')}?message=${id}`}>{subject}</Link>
            <span className="muted">
              {isInBin && `${texts.inBin} · `}
              {dayAndTime(createdAt)}
            </span>
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button icon="download" onClick={save}>
          {texts.save}
        </Button>
        {messages.length + mails.length > 0 && (
          <Button color="error" icon="trash" isBusy={isErasing} onClick={erase}>
            {isErasing ? texts.erasing : texts.erase}
          </Button>
        )}
      </div>
      {activity.length > 0 && <p className={`muted ${styles.lead}`}>{texts.keeps}</p>}
      <ErrorMessage>{fault}</ErrorMessage>
    </Section>
  )
}
