import { Button } from '@filiz/design-system/Button'
import { Notice } from '@filiz/design-system/Notice'
import { Section } from '@filiz/design-system/Section'
import { Component, type ReactNode } from 'react'
import { useTexts } from '../i18n/locale.ts'

interface ErrorBoundaryProps {
  /** Errors are rethrown, and the page stays as the server rendered it (`entryClient.tsx`). */
  isInitialPage: boolean
  /** A change clears the error: the key of the history entry. */
  resetKey: string
  children: ReactNode
}

interface ErrorBoundaryState {
  resetKey?: string
  caught?: { error: unknown } | undefined
}

/** Shows an error message in place of a page that cannot be rendered, with a button that loads the document again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { resetKey, caught: undefined }
  }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } }
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    if (this.props.isInitialPage) throw caught.error
    return <Crashed />
  }
}

function Crashed() {
  const { crashed } = useTexts()
  return (
    <Section>
      <Notice
        tone="error"
        level={1}
        title={crashed.title}
        text={crashed.text}
        action={
          <Button variant="secondary" size="s" onClick={() => window.location.reload()}>
            {crashed.action}
          </Button>
        }
      />
    </Section>
  )
}
