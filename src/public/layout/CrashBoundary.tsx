import { Button } from '@filiz/design-system/Button'
import { Notice } from '@filiz/design-system/Notice'
import { Section } from '@filiz/design-system/Section'
import { Component, type ReactNode } from 'react'
import { useTexts } from '../i18n/locale.ts'

interface CrashBoundaryProps {
  /** The page came drawn with the document, and had better stay than be taken away (`AsItStood`). */
  hasStood: boolean
  /** The place in the tab's history: with another the page is tried anew, and stays what it is where it can be drawn. */
  at: string
  children: ReactNode
}

interface Met {
  at?: string
  fault?: { thrown: unknown } | undefined
}

/** Keeps header and footer when a page that was navigated to cannot be drawn, and offers to load it anew. */
export class CrashBoundary extends Component<CrashBoundaryProps, Met> {
  override state: Met = {}

  static getDerivedStateFromProps({ at }: CrashBoundaryProps, met: Met): Met | null {
    return at === met.at ? null : { at, fault: undefined }
  }

  static getDerivedStateFromError(thrown: unknown) {
    return { fault: { thrown } }
  }

  override render() {
    const { fault } = this.state
    if (!fault) return this.props.children
    if (this.props.hasStood) throw fault.thrown
    return <Crashed />
  }
}

export function Crashed() {
  const { crashed } = useTexts()
  return (
    <Section>
      <Notice
        tone="error"
        level={1}
        title={crashed.title}
        text={crashed.text}
        action={
          <Button variant="quiet" size="s" onClick={() => window.location.reload()}>
            {crashed.action}
          </Button>
        }
      />
    </Section>
  )
}
