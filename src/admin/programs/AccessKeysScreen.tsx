import Button from '@mui/material/Button'
import type { ListedApiKey } from '../../contract/api/accounts.ts'
import { apiKeyEndpoints } from '../../contract/api/endpoints.ts'
import { useCall } from '../api/createCall.ts'
import { sentenceOf } from '../api/failure.ts'
import { dayAndTime } from '../i18n/formats.ts'
import { OptionalScreen } from '../layout/OptionalScreen.tsx'
import { ReadSheet } from '../layout/ReadSheet.tsx'
import styles from '../layout/sheets.module.css'
import { useNotifier } from '../layout/useNotifier.ts'
import { useServices } from '../services.ts'
import { KeyForm } from './KeyForm.tsx'
import own from './Programs.module.css'
import { useAccessKeys, useProgramsWords } from './usePrograms.ts'

/** `/admin/settings/access-keys`: the keys by which programs read or write content, and a new one. */
export function AccessKeysScreen() {
  const { keys: words, notOffered } = useProgramsWords()
  const { isOffered, renew, ...reading } = useAccessKeys()
  return (
    <OptionalScreen title={words.title} isOffered={isOffered} notOffered={notOffered}>
      <div className={styles.sheets}>
        <ReadSheet title={words.list} lead={words.lead} reading={reading} failed={words.loadFailed}>
          {(keys) =>
            keys.length > 0 ? (
              <ul className={styles.rows}>
                {keys.map((key) => (
                  <Row key={key.id} accessKey={key} onRevoked={renew} />
                ))}
              </ul>
            ) : (
              <p className={own.none}>{words.none}</p>
            )
          }
        </ReadSheet>
        <KeyForm onMade={renew} />
      </div>
    </OptionalScreen>
  )
}

function Row({ accessKey, onRevoked }: { accessKey: ListedApiKey; onRevoked: () => Promise<unknown> }) {
  const { keys: words, failed } = useProgramsWords()
  const { site } = useServices()
  const call = useCall()
  const notify = useNotifier()
  const { id, name, access, createdAt, createdBy, lastUsedAt } = accessKey
  const when = (moment: string) => dayAndTime(new Date(moment), site.timeZone)

  async function revoke() {
    if (!window.confirm(words.confirmRevoke(name))) return
    try {
      await call(apiKeyEndpoints.revoke, { id })
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
