import { Icon } from '@filiz/design-system/icons/all'
import { useDataProvider } from 'ra-core'
import { Link } from 'react-router-dom'
import { siteHealthPanelTexts } from '../../contract/i18n/admin/siteHealthPanel.ts'
import type { AdminRecords } from '../api/adminResources.ts'
import { useNotifyingMutation } from '../api/mutations.ts'
import { useOptionalList } from '../api/optionalQueries.ts'
import { useMessages } from '../i18n/language.ts'
import { Skeleton } from '../layout/AsyncSection.tsx'
import { ActionButton, Button } from '../layout/Button.tsx'
import { EmptyState } from '../layout/EmptyState.tsx'
import { NotFound } from '../layout/ErrorScreens.tsx'
import { Page } from '../layout/Page.tsx'
import { Section } from '../layout/Section.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { formPathOf, listPath, useConfig } from '../resources/definitions.ts'
import { NotFoundLog, Redirects } from './Redirects.tsx'
import own from './SiteHealth.module.css'

type StatusLine = AdminRecords['siteHealth']

/** Screen on which a failed check is fixed. */
const SCREENS: Record<string, string> = {
  backup: 'settings/backups',
  mail: 'settings/mail',
  schedule: 'blog',
  pictures: 'pictures?hasAlt=false&isUsed=true',
}

/** `/admin/settings/status`: failed checks of the site health, the not-found log and the redirects. */
export function SiteHealthScreen() {
  const messages = useMessages(siteHealthPanelTexts)
  const language = usePreference(locale)
  const filter = language === 'tr' ? undefined : { locale: language }
  const { data: lines, isOffered, hasFailed, isFetching, refetch } = useOptionalList('siteHealth', filter)
  if (isOffered === false) return <NotFound />
  return (
    <Page
      title={messages.title}
      actions={
        <ActionButton icon="retry" isBusy={isFetching} onClick={() => void refetch()}>
          {messages.retry}
        </ActionButton>
      }
    >
      {hasFailed && <EmptyState title={messages.failed} tone="bad" />}
      {!hasFailed && !lines && <Skeleton role="status" />}
      {lines && <Checks lines={lines} />}
      <NotFoundLog />
      <Redirects />
    </Page>
  )
}

/** Failed checks, the most urgent first, each with a link to its screen; one sentence if there are none. */
function Checks({ lines }: { lines: readonly StatusLine[] }) {
  const messages = useMessages(siteHealthPanelTexts)
  const [bad, warn, ok] = (['bad', 'warn', 'ok'] as const).map((level) => lines.filter((line) => line.level === level))
  const failed = [...bad!, ...warn!]
  if (failed.length === 0)
    return (
      <section className={`notice ${own.well}`} role="status">
        <Icon name="check" size={24} />
        <div>
          <h2>{messages.well}</h2>
          <p className="muted">{messages.wellLead}</p>
        </div>
      </section>
    )
  return (
    <Section className="section" title={messages.toDo}>
      <ul className="box">
        {failed.map((line) => (
          <FailedCheck key={line.key} line={line} />
        ))}
      </ul>
      {ok!.length > 0 && (
        <p className={`muted ${own.rest}`}>
          <Icon name="check" size={16} />
          {messages.rest(ok!.map(({ key }) => messages.parts[key] ?? key).join(', '))}
        </p>
      )}
    </Section>
  )
}

function FailedCheck({ line: { key, level, message, places = [] } }: { line: StatusLine }) {
  const messages = useMessages(siteHealthPanelTexts)
  const config = useConfig()
  return (
    <li className={`notice ${own.line}`} data-tone={level}>
      <Icon name="alert" size={20} />
      <div>
        <h3>
          {messages.parts[key] ?? key}{' '}
          <span className="chip" data-tone="outlined">
            {level === 'bad' ? messages.levels.bad : messages.levels.warn}
          </span>
        </h3>
        <p>{message}</p>
        {places.length > 0 && (
          <ul className={own.places}>
            {places.map((place) => {
              const to = formPathOf(place, config)
              return (
                <li key={`${place.resource}/${place.id}/${place.path}`}>
                  {to ? (
                    <Link className="link" to={to}>
                      {place.title}
                    </Link>
                  ) : (
                    place.title
                  )}
                  {place.path && <code className="muted">{place.path}</code>}
                </li>
              )
            })}
          </ul>
        )}
        {key === 'cdn' && <PurgeButton />}
        {SCREENS[key] && (
          <Link className={`link ${own.way}`} to={listPath(SCREENS[key])}>
            {messages.ways[key]}
          </Link>
        )}
      </div>
    </li>
  )
}

/** Purges the CDN again at once, instead of at the next retry. */
function PurgeButton() {
  const messages = useMessages(siteHealthPanelTexts)
  const dataProvider = useDataProvider()
  const { mutate: purge, isPending } = useNotifyingMutation({
    mutationFn: () => dataProvider.create('cdnPurges', { data: {} }),
    done: messages.purged,
    failed: messages.purgeFailed,
    refetch: ['siteHealth'],
  })
  return (
    <Button className={own.purge} icon="retry" isBusy={isPending} onClick={() => purge()}>
      {messages.purge}
    </Button>
  )
}
