import { useState } from 'react'
import { useCapability } from '../capabilities.tsx'
import type { Named } from '../resources/recordPaths.ts'
import { useMessages } from '../i18n/messages.ts'
import { BriefButton } from '../layout/ActionButton.tsx'
import { useIsAsking } from '../services.ts'
import { HistoryDialog } from './VersionsDialog.tsx'

interface HistoryProps {
  of: Named
  onRestored: () => Promise<void>
}

/** Opens what a record was after each save. A server that keeps no versions has none to show. */
export function History({ of, onRestored }: HistoryProps) {
  const { history: words } = useMessages()
  const hasVersions = useCapability('versions')
  const [isOpen, setOpen] = useState(false)
  const isAsking = useIsAsking()
  if (!hasVersions) return null
  return (
    <>
      <BriefButton icon="clock" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.open}
      </BriefButton>
      {isOpen && !isAsking && <HistoryDialog of={of} onRestored={onRestored} onClose={() => setOpen(false)} />}
    </>
  )
}
