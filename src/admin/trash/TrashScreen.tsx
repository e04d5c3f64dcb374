import { Icon } from '@filiz/design-system/icons'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import Button from '@mui/material/Button'
import { useGetList } from 'ra-core'
import type { BackOfficeRecords } from '../api/backOffice.ts'
import { sentenceOf } from '../api/failure.ts'
import { useKindName } from '../resources/useKindName.ts'
import { useWho } from '../versions/useActorName.ts'
import { dayAndTime } from '../i18n/formats.ts'
import { useMessages } from '../i18n/messages.ts'
import { Note } from '../layout/EmptyState.tsx'
import { PageBody } from '../layout/PageBody.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import rows from '../list/rows.module.css'
import { useServices } from '../services.ts'
import styles from './TrashScreen.module.css'
import { useTrashActions } from './useNotifyRemoved.tsx'

type DeletedRecord = BackOfficeRecords['trash']

/** `/admin/bin`: deleted records, which can be restored or purged. */
export function BinScreen() {
  const { bin: words, list } = useMessages()
  const { data, error, refetch } = useGetList<DeletedRecord>('trash', {}, { gcTime: 0 })
  return (
    <>
      <PageHead title={words.title} />
      <PageBody>
        {error && (
          <Note tone="bad" title={words.loadFailed} lead={sentenceOf(error, list.failedLead)}>
            <Button variant="outlined" startIcon={<Icon name="retry" size={18} />} onClick={() => refetch()}>
              {list.retry}
            </Button>
          </Note>
        )}
        {!data && !error && <p role="status">{list.loading}</p>}
        {data?.length === 0 && <Note title={words.empty} lead={words.emptyLead} />}
        {data && data.length > 0 && (
          <>
            <p className="muted" style={{ marginBottom: '1rem' }}>
              {words.lead}
            </p>
            <div className={styles.entries}>
              <Entries entries={data} />
            </div>
          </>
        )}
      </PageBody>
    </>
  )
}

function Entries({ entries }: { entries: readonly DeletedRecord[] }) {
  const { bin: words } = useMessages()
  const heads = [words.name, words.kind, words.deletedAt, words.until]
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
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

function Entry({ entry }: { entry: DeletedRecord }) {
  const { bin: words } = useMessages()
  const { site } = useServices()
  const who = useWho()
  const kindOf = useKindName()
  const { restore, purge, isBusy } = useTrashActions()
  const { resource, id, title, deletedAt, by, until } = entry
  const moment = (at: string) => (
    <time dateTime={at} lang="tr">
      {dayAndTime(new Date(at), site.timeZone)}
    </time>
  )
  function confirmPurge() {
    if (!isBusy && window.confirm(words.confirmPurge(title))) purge(id)
  }
  return (
    <tr>
      <th scope="row" className={styles.title}>
        <span className="clamp">{title}</span>
      </th>
      <td>{kindOf(resource)}</td>
      <td>
        <div data-label={words.deletedAt}>{moment(deletedAt)}</div>
        <div data-label={words.by} className={styles.by}>
          {who(by)}
        </div>
      </td>
      <td data-label={words.until}>{moment(until)}</td>
      <td className={styles.actions}>
        <Button
          variant="outlined"
          size="small"
          aria-disabled={isBusy}
          aria-label={words.of(words.restore, title)}
          onClick={() => !isBusy && restore([id])}
        >
          {words.restore}
        </Button>
        <Button
          variant="outlined"
          color="error"
          size="small"
          aria-disabled={isBusy}
          aria-label={words.of(words.purge, title)}
          onClick={confirmPurge}
        >
          {words.purge}
        </Button>
      </td>
    </tr>
  )
}
