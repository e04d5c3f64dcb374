import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useGetList } from 'ra-core'
import type { AdminRecords } from '../api/adminResources.ts'
import { errorMessage } from '../api/failure.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { EmptyState, LoadFailure } from '../layout/EmptyState.tsx'
import { Page } from '../layout/Page.tsx'
import rows from '../list/rows.module.css'
import { useResourceLabel } from '../resources/definitions.ts'
import { useActorName } from '../versions/useActorName.ts'
import styles from './TrashScreen.module.css'
import { useTrashActions } from './useNotifyRemoved.tsx'

type DeletedRecord = AdminRecords['trash']

/** `/admin/bin`: deleted records, which can be restored or purged. */
export function TrashScreen() {
  const { trash: messages, list } = useMessages()
  const { data, error, refetch } = useGetList<DeletedRecord>('trash', {}, { gcTime: 0 })
  return (
    <Page title={messages.title}>
      {error && (
        <LoadFailure title={messages.loadFailed} lead={errorMessage(error, list.failedLead)} onRetry={refetch} />
      )}
      {!data && !error && <p role="status">{list.loading}</p>}
      {data?.length === 0 && <EmptyState title={messages.empty} lead={messages.emptyLead} />}
      {data && data.length > 0 && (
        <>
          <p className="muted" style={{ marginBottom: '1rem' }}>
            {messages.lead}
          </p>
          <div className={styles.entries}>
            <Records records={data} />
          </div>
        </>
      )}
    </Page>
  )
}

function Records({ records }: { records: readonly DeletedRecord[] }) {
  const { trash: messages } = useMessages()
  const heads = [messages.name, messages.kind, messages.deletedAt, messages.until]
  return (
    <table className={rows.table}>
      <thead className="label-text">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{messages.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <Row key={record.id} record={record} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ record }: { record: DeletedRecord }) {
  const { trash: messages } = useMessages()
  const { dayAndTime } = useFormats()
  const who = useActorName()
  const resourceLabel = useResourceLabel()
  const { restore, purge, isBusy } = useTrashActions()
  const { resource, id, title, deletedAt, by, until } = record
  const moment = (at: string) => (
    <time dateTime={at} lang="tr">
      {dayAndTime(at)}
    </time>
  )
  return (
    <tr>
      <th scope="row" className={styles.title}>
        <span className="clamp">{title}</span>
      </th>
      <td>{resourceLabel(resource)}</td>
      <td>
        <div data-label={messages.deletedAt}>{moment(deletedAt)}</div>
        <div data-label={messages.by} className={styles.by}>
          {who(by)}
        </div>
      </td>
      <td data-label={messages.until}>{moment(until)}</td>
      <td className={styles.actions}>
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={messages.of(messages.restore, title)}
          onClick={() => restore([id])}
        >
          {messages.restore}
        </Button>
        <Button
          color="error"
          size="small"
          isBusy={isBusy}
          aria-label={messages.of(messages.purge, title)}
          onClick={() => window.confirm(messages.confirmPurge(title)) && purge(id)}
        >
          {messages.purge}
        </Button>
      </td>
    </tr>
  )
}
