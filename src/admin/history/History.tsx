import { Icon } from '@filiz/design-system/icons'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTellsMore } from '../api/useStats.ts'
import brief from '../layout/brief.module.css'
import { lazily } from '../lazily.tsx'
import { useIsAsking } from '../services.ts'
import { useWords } from '../words.ts'
import type { Of } from './of.ts'

const HistoryDialog = lazily(() => import('./HistoryDialog.tsx'), 'HistoryDialog')

interface HistoryProps {
  of: Of
  onRestored: () => Promise<void>
}

/** Opens what a record was after each save. A server that keeps no versions has none to show. */
export function History({ of, onRestored }: HistoryProps) {
  const { history: words } = useWords()
  const tellsMore = useTellsMore()
  const [isOpen, setOpen] = useState(false)
  const isAsking = useIsAsking()
  if (!tellsMore) return null
  return (
    <>
      <Button
        className={brief.button}
        variant="outlined"
        startIcon={<Icon name="clock" size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={brief.words}>{words.open}</span>
      </Button>
      <Suspense>
        {isOpen && !isAsking && <HistoryDialog of={of} onRestored={onRestored} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
