import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import type { OpenSession } from '../../contract/api/accounts.ts'
import { authEndpoints } from '../../contract/api/endpoints.ts'
import { useCall } from '../api/createCall.ts'
import { sentenceOf } from '../api/failure.ts'
import { dayAndTime } from '../i18n/formats.ts'
import { ReadSheet } from '../layout/ReadSheet.tsx'
import styles from '../layout/sheets.module.css'
import { useNotifier } from '../layout/useNotifier.ts'
import { useServices } from '../services.ts'
import { useAccountsWords } from './useAccountsWords.ts'
import { useSessions } from './useSessions.ts'

/** Where one is signed in, and the end of it. A server that does not tell shows nothing here. */
export function SessionList() {
  const { sessions: words } = useAccountsWords()
  const call = useCall()
  const notify = useNotifier()
  const { isOffered, renew, ...reading } = useSessions()
  if (!isOffered) return null

  async function end(ending: Promise<unknown>, said: string) {
    try {
      await ending
      notify(said)
    } catch (failure) {
      notify(sentenceOf(failure, words.failed), 'error')
    }
    await renew()
  }
  const endOthers = () => {
    if (window.confirm(words.confirmOthers)) void end(call(authEndpoints.endOtherSessions), words.othersEnded)
  }
  return (
    <ReadSheet title={words.title} lead={words.lead} reading={reading} failed={words.loadFailed}>
      {(sessions) => (
        <>
          <ul className={styles.rows}>
            {sessions.map((session) => (
              <Row
                key={session.id}
                session={session}
                onEnd={() => void end(call(authEndpoints.endSession, { id: session.id }), words.ended)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <div className={styles.foot}>
              <Button variant="outlined" color="error" startIcon={<Icon name="out" size={18} />} onClick={endOthers}>
                {words.endOthers}
              </Button>
            </div>
          )}
        </>
      )}
    </ReadSheet>
  )
}

function Row({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { sessions: words } = useAccountsWords()
  const { site } = useServices()
  const when = (moment: string) => dayAndTime(new Date(moment), site.timeZone)
  const device = session.device || words.unknown
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{device}</strong>
        {session.isCurrent && <span className={styles.mark}>{words.current}</span>}
        <span className={styles.facts}>
          <span>{words.used(when(session.lastUsedAt))}</span>
          <span>{words.opened(when(session.createdAt))}</span>
        </span>
      </div>
      {!session.isCurrent && (
        <Button variant="outlined" color="error" aria-label={words.endOf(device)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
