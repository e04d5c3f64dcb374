import Button from '@mui/material/Button'
import { useId } from 'react'
import { type AccessKey, accessKeyCalls } from '../../contract/accessKeyCalls.ts'
import { useCall } from '../api/createCall.ts'
import { sentenceOf } from '../api/failure.ts'
import { dayAndTime } from '../formats.ts'
import { Note } from '../layout/Note.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useNotifier } from '../layout/useNotifier.ts'
import { useServices } from '../services.ts'
import { KeyForm } from './KeyForm.tsx'
import styles from './Programs.module.css'
import { useAccessKeys, useProgramsWords } from './usePrograms.ts'

/** `/admin/settings/access-keys`: the keys by which programs read or write content, and a new one. */
export function AccessKeysScreen() {
  const { keys: words, ...general } = useProgramsWords()
  const { data: keys, isOffered, hasFailed, refetch, renew } = useAccessKeys()
  const titleId = useId()
  return (
    <>
      <PageHead title={words.title} />
      <PageBody>
        {isOffered === false && <Note lead={general.notOffered} />}
        {isOffered && (
          <div className={styles.sheets}>
            <section className={styles.sheet} aria-labelledby={titleId} aria-busy={!keys && !hasFailed}>
              <h2 id={titleId}>{words.list}</h2>
              <p className={styles.lead}>{words.lead}</p>
              {hasFailed && (
                <p className={styles.bad} role="alert">
                  {words.loadFailed}{' '}
                  <Button variant="outlined" onClick={() => void refetch()}>
                    {general.retry}
                  </Button>
                </p>
              )}
              {!keys && !hasFailed && <div className={styles.coming} />}
              {keys?.length === 0 && <p className={styles.none}>{words.none}</p>}
              {keys && keys.length > 0 && (
                <ul className={styles.rows}>
                  {keys.map((key) => (
                    <Row key={key.id} accessKey={key} onRevoked={renew} />
                  ))}
                </ul>
              )}
            </section>
            <KeyForm onMade={renew} />
          </div>
        )}
      </PageBody>
    </>
  )
}

function Row({ accessKey, onRevoked }: { accessKey: AccessKey; onRevoked: () => Promise<unknown> }) {
  const { keys: words, failed } = useProgramsWords()
  const { site } = useServices()
  const call = useCall()
  const notify = useNotifier()
  const { id, name, access, createdAt, createdBy, lastUsedAt } = accessKey
  const when = (moment: string) => dayAndTime(new Date(moment), site.timeZone)

  async function revoke() {
    if (!window.confirm(words.confirmRevoke(name))) return
    try {
      await call(accessKeyCalls.revoke, { id })
      notify(words.revoked(name))
    } catch (error) {
      notify(sentenceOf(error, failed), 'error')
    }
    await onRevoked()
  }
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.mark} data-tone={access === 'write' ? 'strong' : undefined}>
          {words.access[access]}
        </span>
        <span className={styles.facts}>
          <span>{lastUsedAt ? words.used(when(lastUsedAt)) : words.neverUsed}</span>
          <span>{words.made(when(createdAt), createdBy)}</span>
        </span>
      </div>
      <Button variant="outlined" color="error" aria-label={words.revokeOf(name)} onClick={() => void revoke()}>
        {words.revoke}
      </Button>
    </li>
  )
}
