import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useStats } from '../api/useStats.ts'
import { useWords } from '../i18n/words.ts'
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
      {isOffered === undefined && <Unknown />}
      {isOffered && children}
    </PageBody>
  </>
)

/** Nobody can tell what the server has: it has not answered yet, or its answer was lost. */
function Unknown() {
  const { list: words } = useWords()
  const { hasFailed, refetch } = useStats()
  return (
    hasFailed && (
      <Note tone="bad" lead={words.failedLead}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </Note>
    )
  )
}
