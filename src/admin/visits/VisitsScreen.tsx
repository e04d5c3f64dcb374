import { Icon } from '@filiz/design-system/icons/all'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useDataProvider } from 'ra-core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { REPORT_MAX_DAYS } from '../../contract/api/visitCalls.ts'
import type { VisitReport } from '../../contract/api/visits.ts'
import { localeOfPath } from '../../contract/domain/paths.ts'
import { countDays, type Period } from '../../contract/domain/zones.ts'
import { visitTexts } from '../../contract/i18n/admin/visits.ts'
import { errorMessage } from '../api/failure.ts'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { Skeleton } from '../layout/AsyncSection.tsx'
import { Button } from '../layout/Button.tsx'
import { CsvButton } from '../layout/CsvButton.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { NotFound } from '../layout/ErrorScreens.tsx'
import { Page } from '../layout/Page.tsx'
import { Section } from '../layout/Section.tsx'
import { useServices } from '../services.ts'
import { dateOf, MAX_BARS, Plot, totalOf, weeksOf } from './Plot.tsx'
import { useLastDays, useMissedSearches, useVisits } from './useVisits.ts'
import styles from './Visits.module.css'

const CUSTOM = 'custom'
const PRESETS = ['7', '30', '90', '365', CUSTOM]

/** `/admin/visits`: visits by day, page, source and device, and what visitors did. */
export function VisitsScreen() {
  const messages = useMessages(visitTexts)
  const { site } = useServices()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const lastDays = useLastDays()
  const [range, setRange] = useState('30')
  const [typed, setTyped] = useState<Period>(() => lastDays(30))
  const chosen = range === CUSTOM ? typed : lastDays(Number(range))
  const isValid = isValidPeriod(chosen)
  const [valid, setValid] = useState(chosen)
  if (isValid && (valid.from !== chosen.from || valid.to !== chosen.to)) setValid(chosen)
  const { data, isUnknown, hasFailed, isFetching, refetch } = useVisits(valid)
  if (isUnknown) return <NotFound />
  function choose(next: string) {
    if (next === CUSTOM) setTyped(valid)
    setRange(next)
  }
  return (
    <Page
      title={messages.title}
      actions={
        <CsvButton
          file="ziyaretler"
          texts={{ save: messages.csv, saving: messages.saving }}
          contentOf={() => dataProvider.exportCsv('visits', valid)}
          errorMessageOf={(error) => errorMessage(error, messages.csvFailed)}
        />
      }
    >
      <p className={`muted ${styles.lead}`}>{messages.lead}</p>
      {site.countsVisits === false && (
        <p className={`notice ${styles.lead}`} data-tone="warn">
          <Icon name="info" size={20} />
          {messages.off}
        </p>
      )}
      <div className={styles.tools}>
        <TextField select label={messages.range} value={range} onChange={({ target }) => choose(target.value)}>
          {PRESETS.map((preset) => (
            <MenuItem key={preset} value={preset}>
              {messages.ranges[preset]}
            </MenuItem>
          ))}
        </TextField>
        {range === CUSTOM &&
          (['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              name={name}
              label={messages[name]}
              value={typed[name]}
              error={!isValid && name === 'to'}
              helperText={!isValid && name === 'to' && messages.badDays}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
      </div>
      {hasFailed && (
        <EmptyState title={messages.failed} tone="bad">
          <Button onClick={() => void refetch()}>{messages.retry}</Button>
        </EmptyState>
      )}
      <div role="status">{!hasFailed && !data && <Skeleton />}</div>
      {!hasFailed && data && (
        <div className={styles.report} aria-busy={isFetching}>
          <Report report={data} />
          <MissedSearches period={valid} />
        </div>
      )}
    </Page>
  )
}

const isValidPeriod = (period: Period): boolean => countDays(period) >= 1 && countDays(period) <= REPORT_MAX_DAYS

function Report({ report }: { report: VisitReport }) {
  const messages = useMessages(visitTexts)
  const { days, pages, sources, devices, events, before } = report
  const isEmpty = pages.length === 0 && events.length === 0
  const byWeek = days.length > MAX_BARS
  const bars = byWeek ? weeksOf(days) : days
  return (
    <>
      <dl className={styles.totals}>
        <Total label={messages.views} value={totalOf(days, 'views')} before={before.views} />
        <Total
          label={messages.visitors}
          value={totalOf(days, 'visitors')}
          before={before.visitors}
          hint={messages.visitorsHint}
        />
      </dl>
      {isEmpty ? (
        <EmptyState title={messages.none} lead={messages.noneLead} />
      ) : (
        <>
          <Part title={byWeek ? messages.plotByWeek : messages.plot}>
            <Plot bars={bars} />
            <details className={styles.details}>
              <summary className="link">{messages.table}</summary>
              <Rows
                heads={[byWeek ? messages.week : messages.day, messages.views, messages.visitors]}
                rows={bars.toReversed().map(({ date, views, visitors }) => ({
                  key: date,
                  name: <span lang="tr">{dateOf(date)}</span>,
                  values: [views, visitors],
                }))}
              />
            </details>
          </Part>
          <Part title={messages.pages}>
            <Rows
              heads={[messages.page, messages.views, messages.visitors]}
              isShare
              rows={pages.map(({ path, title, views, visitors }) => ({
                key: path,
                name: (
                  <>
                    <a className="link" href={path} target="_blank" rel="noopener" lang={localeOfPath(path)}>
                      {title}
                    </a>
                    {title !== path && <code className="muted">{path}</code>}
                  </>
                ),
                values: [views, visitors],
              }))}
            />
          </Part>
          <div className={styles.parts}>
            <Part title={messages.sources}>
              <Rows
                heads={[messages.source, messages.views]}
                isShare
                rows={sources.map(({ host, views }) => ({
                  key: host,
                  name: host || messages.direct,
                  values: [views],
                }))}
              />
            </Part>
            <Part title={messages.devices}>
              <Rows
                heads={[messages.device, messages.views]}
                isShare
                rows={devices.map(({ kind, views }) => ({
                  key: kind,
                  name: messages.deviceNames[kind],
                  values: [views],
                }))}
              />
            </Part>
            <Part title={messages.events}>
              {events.length === 0 && <p className="muted">{messages.noEvents}</p>}
              {events.length > 0 && (
                <Rows
                  heads={[messages.event, messages.count]}
                  rows={events.map(({ event, count }) => ({
                    key: event,
                    name: messages.eventNames[event],
                    values: [count],
                  }))}
                />
              )}
            </Part>
          </div>
        </>
      )}
    </>
  )
}

/** Searches without results; renders nothing if there are none. */
function MissedSearches({ period }: { period: Period }) {
  const messages = useMessages(visitTexts)
  const searches = useMissedSearches(period)
  if (!searches?.length) return null
  return (
    <Part title={messages.missed}>
      <p className="muted">{messages.missedLead}</p>
      <Rows
        heads={[messages.words, messages.visitors]}
        isShare
        rows={searches.map(({ words, visitors }) => ({
          key: words,
          // In an unknown language.
          name: <span lang="">{words}</span>,
          values: [visitors],
        }))}
      />
    </Part>
  )
}

/** A total, compared with the same length of time before. */
function Total({ label, value, before, hint }: { label: string; value: number; before: number; hint?: string }) {
  const messages = useMessages(visitTexts)
  const { number, percent } = useFormats()
  const change = before ? (value - before) / before : 0
  const sign = { '1': '+', '-1': '−' }[Math.sign(change)] ?? ''
  return (
    <div className="box">
      <dt>{label}</dt>
      <dd>
        <span className={styles.figure}>{number(value)}</span>
        <span className="muted">
          {before === 0 && messages.noneBefore}
          {before > 0 && change === 0 && messages.same}
          {change !== 0 && messages.compared(sign + percent(Math.abs(change)), number(before))}
        </span>
        {hint && <span className="muted">{hint}</span>}
      </dd>
    </div>
  )
}

const Part = (props: ComponentProps<typeof Section>) => <Section className={`box ${styles.part}`} {...props} />

interface RowsProps {
  heads: readonly string[]
  rows: readonly { key: string; name: ReactNode; values: readonly number[] }[]
  /** Draws the first value as a share of the largest. */
  isShare?: boolean
}

/** Rows that are shown at first. */
const SHOWN = 10

function Rows({ heads, rows, isShare = false }: RowsProps) {
  const messages = useMessages(visitTexts)
  const { number } = useFormats()
  const [showsAll, setShowsAll] = useState(false)
  const isCut = isShare && !showsAll && rows.length > SHOWN
  const most = Math.max(1, ...rows.map(({ values }) => values[0]!))
  return (
    <>
      <table className={styles.rows}>
        <thead className="label-text">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isCut ? rows.slice(0, SHOWN) : rows).map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">
                <span className={styles.name}>{name}</span>
                {isShare && (
                  <svg className={styles.share} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(values[0]! / most) * 100} height="1" />
                  </svg>
                )}
              </th>
              {values.map((value, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                <td key={i}>{number(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isCut && (
        <Button className={styles.all} onClick={() => setShowsAll(true)}>
          {messages.all(number(rows.length))}
        </Button>
      )}
    </>
  )
}
