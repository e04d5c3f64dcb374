import { Icon } from '@filiz/design-system/icons/all'
import { Link } from 'react-router-dom'
import type { BackupState } from '../../contract/api/backups.ts'
import { backupPanelTexts } from '../../contract/i18n/admin/backupPanel.ts'
import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import { useBackupState } from '../backups/useBackups.ts'
import { useCapabilities } from '../capabilities.tsx'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { Page } from '../layout/Page.tsx'
import { MailNotice } from '../mail/MailNotice.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { isResourceOptions, listPath, pathsOf, useConfig } from '../resources/definitions.ts'
import { LastWeek } from '../visits/LastWeek.tsx'
import { Counts } from './Counts.tsx'
import styles from './Dashboard.module.css'
import { FirstDay } from './FirstDay.tsx'
import { RecentlyEdited } from './RecentlyEdited.tsx'
import { Tasks } from './Tasks.tsx'
import { Translations } from './Translations.tsx'

/** `/admin`: counts, quick actions, first steps, states of translations, last week's visits, open tasks and recently edited records. */
export function Dashboard() {
  const { dashboard: messages } = useMessages()
  return (
    <Page title={messages.heading}>
      <BackupNotice />
      <MailNotice />
      <Counts />
      <QuickActions />
      <FirstDay />
      <Translations />
      <LastWeek />
      <div className={styles.work}>
        <Tasks />
        <RecentlyEdited />
      </div>
    </Page>
  )
}

/** Links to the create forms. */
function QuickActions() {
  const { dashboard: messages } = useMessages()
  const language = usePreference(locale)
  const { offers } = useCapabilities()
  const resources = useConfig()
    .filter(isResourceOptions)
    .filter(({ resource, requires }) => resource.endpoints.create && offers(requires))
  return (
    <nav aria-label={messages.quickActions} className={`actions ${styles.actions}`}>
      {resources.map((options) => (
        <Button key={options.resource.name} component={Link} to={pathsOf(options).create} icon="plus">
          {resourceTexts(options.resource, language).add}
        </Button>
      ))}
    </nav>
  )
}

/** Warns if the last backup failed, is lost or older than two days, or if there is none after two days. */
function BackupNotice() {
  const messages = useMessages(backupPanelTexts)
  const { data: state } = useBackupState()
  const what = state?.configured ? whatIsBad(state) : undefined
  if (!state || !what) return null
  return (
    <div className={`notice ${styles.notice}`} data-tone="bad" role="alert">
      <Icon name="alert" size={20} />
      <p>
        <strong>{messages.overview[what]}</strong> <span lang="tr">{state.lastFailure?.message}</span>{' '}
        <Link className="link" to={listPath('settings/backups')}>
          {messages.overview.see}
        </Link>
      </p>
    </div>
  )
}

function whatIsBad({ lastFailure, isLost, isOld, lastAt }: BackupState) {
  if (lastFailure) return 'failed'
  if (isLost) return 'lost'
  if (isOld) return lastAt ? 'old' : 'never'
  return undefined
}
