import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { VIEWS, type View } from '../../contract/resources/messages.ts'
import { useCapability } from '../capabilities.tsx'
import { useMessages } from '../i18n/language.ts'
import { IconButton } from '../layout/Button.tsx'
import { Page } from '../layout/Page.tsx'
import { Segments } from '../layout/Segments.tsx'
import { SearchField } from '../list/SearchField.tsx'
import tools from '../list/Toolbar.module.css'
import { useResourceMessages } from '../resources/definitions.ts'
import styles from './Inbox.module.css'
import { Messages, useLook } from './Messages.tsx'
import { MessagesCsv } from './MessagesCsv.tsx'
import { useInboxAddress } from './message.tsx'

/** `/admin/inbox`: views and search; below, the list and the open message. */
export function InboxScreen() {
  const messages = useMessages(inboxTexts)
  const texts = useResourceMessages()
  const { view, q, message, go } = useInboxAddress()
  const knowsAnswers = useCapability('answeredMessages')
  const look = useLook()
  /** The view of failed notifications is usually empty, so it is offered only after a link has opened it. */
  const isOffered = (each: View) =>
    view === 'unsent' || each === 'unsent'
      ? view === 'unsent' && (each === 'unsent' || each === 'all')
      : each !== 'unanswered' || knowsAnswers === true
  /** The back button undoes a whole search, not single characters. */
  const search = (wanted: string) => go({ q: wanted }, { replace: q !== '' && wanted !== '' })
  return (
    <Page
      title={messages.title}
      actions={
        <div className={`actions ${styles.actions}`} data-open={message !== undefined}>
          <IconButton icon="retry" label={messages.refresh} title={messages.refresh} onClick={look} />
          <MessagesCsv view={view} q={q} />
        </div>
      }
    >
      <div className={`${tools.tools} ${styles.filters}`} data-open={message !== undefined}>
        <SearchField label={texts.search} value={q} onSearch={search} />
        <Segments
          className="wide"
          label={messages.views.label}
          value={view}
          choices={VIEWS.filter(isOffered).map((each) => [each, messages.views[each]])}
          onChange={(each) => go({ view: each })}
        />
      </div>
      <Messages key={view} view={view} q={q} />
    </Page>
  )
}
