import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import type { Notification } from '../../contract/api/notification.ts'
import { sentenceOf } from '../api/failure.ts'
import { dayAndTime, momentOf } from '../i18n/formats.ts'
import { useServices } from '../services.ts'
import { Fact } from './Fact.tsx'
import type { InboxMessage } from './messages.ts'
import styles from './NotificationStatus.module.css'
import { useInboxWords } from './useInboxWords.ts'

interface NotificationStatusProps {
  message: InboxMessage
  onRetry: (message: InboxMessage) => Promise<void>
}

/** Where sending again helps; without a mail server it does not, and what was sent was sent. */
const canRetry: Record<Notification['status'], boolean> = {
  waiting: true,
  failed: true,
  sent: false,
  notConfigured: false,
}

/** How it stands with the mail about a message; other servers do not tell. */
export function NotificationStatus({ message, onRetry }: NotificationStatusProps) {
  const { notification: words } = useInboxWords()
  const { notification } = message
  const { mutate: retry, isPending, error } = useMutation({ mutationFn: () => onRetry(message) })
  if (notification === undefined) return null

  return (
    <Fact label={words.label}>
      <div className={styles.status}>
        <p role="status">
          <Sentence notification={notification} />
        </p>
        {(!notification || canRetry[notification.status]) && (
          <Button variant="outlined" size="small" onClick={() => !isPending && retry()}>
            {isPending ? words.retrying : words.retry}
          </Button>
        )}
      </div>
      {error && (
        <p className={styles.failed} role="alert">
          {sentenceOf(error, words.retryFailed)}
        </p>
      )}
    </Fact>
  )
}

function Sentence({ notification }: { notification: Notification | null }) {
  const { notification: words } = useInboxWords()
  const { site } = useServices()
  if (!notification) return words.none
  const { status, attempts, lastError, nextAttemptAt } = notification
  const next = status === 'waiting' && attempts > 0 && momentOf(nextAttemptAt)
  if (status === 'sent') return words.sent
  return (
    <>
      {words[status]}
      {attempts > 0 && ` ${words.attempts(attempts)}`}
      {lastError && (
        <>
          {' '}
          <span lang="tr">{lastError}</span>
        </>
      )}
      {next && ` ${words.next(dayAndTime(next, site.timeZone))}`}
    </>
  )
}
