import { Link } from 'react-router-dom'
import { ADMIN_PATH } from '../../contract/constants.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Page, PageBody } from './Page.tsx'

/** A URL below `/admin` without a screen. */
export function NotFound() {
  const { notFound } = useMessages()
  return (
    <Page title={notFound.title}>
      <EmptyState lead={notFound.lead}>
        <Button component={Link} to={ADMIN_PATH}>
          {notFound.back}
        </Button>
      </EmptyState>
    </Page>
  )
}

/** Error boundary: offers to reload the document, or to leave for the dashboard by a new one. */
export function ErrorScreen() {
  const { form: messages, notFound } = useMessages()
  return (
    <PageBody>
      <EmptyState tone="bad" title={messages.broken} lead={messages.brokenLead}>
        <Button onClick={() => window.location.reload()}>{messages.refresh}</Button>
        <Button href={ADMIN_PATH}>{notFound.back}</Button>
      </EmptyState>
    </PageBody>
  )
}
