import type { ReactNode } from 'react'
import { Note } from './Note.tsx'
import { PageBody } from './PageBody.tsx'
import { PageHead } from './PageHead.tsx'

interface BeyondScreenProps {
  title: string
  /** Undefined until it is known. */
  isOffered: boolean | undefined
  /** Said where the server does not have it. */
  notOffered: string
  children: ReactNode
}

/** A screen of what our own server alone has. */
export const BeyondScreen = ({ title, isOffered, notOffered, children }: BeyondScreenProps) => (
  <>
    <PageHead title={title} />
    <PageBody>
      {isOffered === false && <Note lead={notOffered} />}
      {isOffered && children}
    </PageBody>
  </>
)
