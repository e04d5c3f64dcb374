import { Icon } from '@filiz/design-system/icons/all'
import { Link } from 'react-router-dom'
import { mailPanelTexts } from '../../contract/i18n/admin/mailPanel.ts'
import styles from '../dashboard/Dashboard.module.css'
import { useMessages } from '../i18n/language.ts'
import { listPath } from '../resources/definitions.ts'
import { useMailSettings } from './useMailSettings.ts'

/** Warns that nobody is notified of messages while no mail server is set. */
export function MailNotice() {
  const messages = useMessages(mailPanelTexts)
  const { data: settings } = useMailSettings()
  if (!settings || settings.host) return null
  return (
    <div className={`notice ${styles.notice}`} data-tone="warn">
      <Icon name="mail" size={20} />
      <p>
        <strong>{messages.notice}</strong>{' '}
        <Link className="link" to={listPath('settings/mail')}>
          {messages.toSettings}
        </Link>
      </p>
    </div>
  )
}
