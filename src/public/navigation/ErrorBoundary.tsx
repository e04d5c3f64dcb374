import { Button } from '@filiz/design-system/Button'
import { Notice } from '@filiz/design-system/Notice'
import { Section } from '@filiz/design-system/Section'
import { Component, type ReactNode } from 'react'
import { useTexts } from '../i18n/locale.ts'

interface ErrorBoundaryProps {
  /** Throw errors on: a page that the server rendered stays as it was rendered (`entryClient.tsx`). */
  isFirstPage: boolean
  /** Key of the history entry: at another entry the page is rendered again. */
  entry: string
  children: ReactNode
}

interface ErrorBoundaryState {
  entry?: string
  caught?: { error: unknown } | undefined
}

/** Shows an error message in place of a page that cannot be rendered, with a button that loads the document again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromProps({ entry }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return entry === state.entry ? null : { entry, caught: undefined }
  }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } }
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    if (this.props.isFirstPage) throw caught.error
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
