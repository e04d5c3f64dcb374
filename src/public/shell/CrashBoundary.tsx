import { Button } from '@filiz/design-system/Button'
import { Notice } from '@filiz/design-system/Notice'
import { Section } from '@filiz/design-system/Section'
import { Component, type ReactNode } from 'react'
import { useTexts } from '../preferences/locale.ts'

/** Keeps header and footer when a page cannot be drawn, and offers to load it anew. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    return this.state.hasCrashed ? <Crashed /> : this.props.children
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
          <Button variant="line" size="s" onClick={() => window.location.reload()}>
            {crashed.action}
          </Button>
        }
      />
    </Section>
  )
}
