import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { HttpError, useDataProvider, useInfiniteGetList } from 'ra-core'
import { useState } from 'react'
import type { Activity } from '../../contract/api/administration.ts'
import { ACTIONS } from '../../contract/api/endpoints.ts'
import { compare } from '../../contract/domain/turkish.ts'
import { auditLogTexts } from '../../contract/i18n/admin/auditLog.ts'
import { errorMessage } from '../api/failure.ts'
import { withoutDuplicates } from '../api/records.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useMessages } from '../i18n/language.ts'
import { Skeleton } from '../layout/AsyncSection.tsx'
import { Button } from '../layout/Button.tsx'
import { CsvButton } from '../layout/CsvButton.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { NotFound } from '../layout/ErrorScreens.tsx'
import { Page } from '../layout/Page.tsx'
import { useActorName } from '../versions/useActorName.ts'
import styles from './AuditLog.module.css'
import { Days } from './AuditLogDays.tsx'

const ANY: AuditLogFilter = { by: '', action: '' }

/** `/admin/settings/activity`: the audit log by day, filtered by actor and action. */
export function AuditLogScreen() {
  const messages = useMessages(auditLogTexts)
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [filter, setFilter] = useState(ANY)
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, refetch } =
    useInfiniteGetList<Activity>(
      'auditLog',
      { filter: filterOf(filter), pagination: { page: 1, perPage: PER_PAGE } },
      { gcTime: 0 },
    )
  const rows = data && withoutDuplicates(data.pages.flatMap((page) => page.data))
  const hasFailed = Boolean(error) && !data
  const actors = useActors(rows ?? [])
  const actorName = useActorName(messages.unknown)
  if (error instanceof HttpError && error.status === 404) return <NotFound />
  const isFiltered = Boolean(filter.by || filter.action)
  const nameOf = (by: string) => actorName(by === NO_ONE ? null : by)
  return (
    <Page
      title={messages.title}
      actions={
        <CsvButton
          file="etkinlik"
          texts={{ save: messages.csv, saving: messages.saving }}
          contentOf={() => dataProvider.exportCsv('auditLog', filterOf(filter))}
          errorMessageOf={(error) => errorMessage(error, messages.csvFailed)}
        />
      }
    >
      <p className={`muted ${styles.lead}`}>{messages.lead}</p>
      <div className={styles.tools}>
        <Choice
          label={messages.person}
          all={messages.anyone}
          value={filter.by}
          options={actors.map((by) => [by, nameOf(by)])}
          onChange={(by) => setFilter({ ...filter, by })}
        />
        <Choice
          label={messages.action}
          all={messages.anything}
          value={filter.action}
          options={ACTIONS.map((action) => [action, messages.actions[action] ?? action])}
          onChange={(action) => setFilter({ ...filter, action })}
        />
      </div>
      {hasFailed && (
        <EmptyState title={messages.failed} tone="bad">
          <Button onClick={() => void refetch()}>{messages.retry}</Button>
        </EmptyState>
      )}
      {/* A live region that exists before its content changes, which screen readers require (WCAG 4.1.3). */}
      <div role="status">
        {!hasFailed && !rows && <Skeleton />}
        {rows?.length === 0 && (
          <EmptyState title={isFiltered ? messages.noneFound : messages.none}>
            {isFiltered && <Button onClick={() => setFilter(ANY)}>{messages.showAll}</Button>}
          </EmptyState>
        )}
      </div>
      {rows && rows.length > 0 && <Days rows={rows} />}
      {isFetchNextPageError && <EmptyState title={messages.failed} tone="bad" />}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {messages.older}
        </Button>
      )}
    </Page>
  )
}

/** Actors of all entries that were shown so far, with any filter; the server and the unknown last. */
function useActors(rows: readonly Activity[]): string[] {
  const [seen, setSeen] = useState<readonly string[]>([])
  const added = [...new Set(rows.map(({ by }) => by ?? NO_ONE))].filter((by) => !seen.includes(by))
  if (added.length) setSeen([...seen, ...added])
  const last = ['system', NO_ONE]
  const all = [...seen, ...added]
  return [...all.filter((by) => !last.includes(by)).sort(compare), ...last.filter((by) => all.includes(by))]
}

interface ChoiceProps {
  label: string
  all: string
  value: string
  options: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
}

const Choice = ({ label, all, value, options, onChange }: ChoiceProps) => (
  <TextField
    select
    className={styles.choice}
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    <MenuItem value="">{all}</MenuItem>
    {options.map(([option, name]) => (
      <MenuItem key={option} value={option}>
        {name}
      </MenuItem>
    ))}
  </TextField>
)

/** Entries of a page. */
const PER_PAGE = 50

/** Filter of the audit log; empty values match everything. */
interface AuditLogFilter {
  by: string
  action: string
}

/** Value of the filter for entries without an actor. */
const NO_ONE = 'null'

/** The filter as the API expects it. */
const filterOf = ({ by, action }: AuditLogFilter) => ({
  ...(by && { by: by === NO_ONE ? null : by }),
  ...(action && { action }),
})
