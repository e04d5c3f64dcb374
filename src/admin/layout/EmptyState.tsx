import { Illustration } from '@filiz/design-system/Illustration'
import type { ReactNode } from 'react'
import { landscape } from '../../company/illustrations/eager.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from './Button.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** Absent if it would repeat the page's heading. */
  title?: string | undefined
  lead?: string | undefined
  /** `bad` for failures, which are announced at once. */
  tone?: 'quiet' | 'bad'
  /** Actions. */
  children?: ReactNode
}

/** Empty or error state: an illustration, the reason, and what to do next. */
export const EmptyState = ({ title, lead, tone = 'quiet', children }: EmptyStateProps) => (
  <section className={`box ${styles.note}`} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
    <div className="cut-right">
      <Illustration source={landscape(tone === 'bad' ? 'head-terraces' : 'head-mosaic')} />
    </div>
    <div className={styles.text}>
      {title && <h2>{title}</h2>}
      {lead && <p>{lead}</p>}
      {children && <div className="actions">{children}</div>}
    </div>
  </section>
)

interface LoadFailureProps extends Pick<EmptyStateProps, 'title' | 'lead' | 'children'> {
  onRetry: () => unknown
}

/** What could not be loaded, and a button that tries again. */
export function LoadFailure({ title, lead, onRetry, children }: LoadFailureProps) {
  const { list: messages } = useMessages()
  return (
    <EmptyState tone="bad" title={title} lead={lead ?? messages.failedLead}>
      <Button icon="retry" onClick={() => void onRetry()}>
        {messages.retry}
      </Button>
      {children}
    </EmptyState>
  )
}
