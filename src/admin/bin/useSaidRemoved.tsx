import Button from '@mui/material/Button'
import { type Identifier, useCloseNotification } from 'ra-core'
import { pathNameOf } from '../../contract/pathName.ts'
import type { Resource } from '../../contract/resource.ts'
import { useTellsMore } from '../api/useStats.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { useWords } from '../words.ts'
import { type Of, useBinActions } from './useBin.ts'

/** Says that a record was deleted; where its server has a bin, that it is there, with the way back. */
export function useSaidRemoved(resource: Resource, removed: string) {
  const { bin: words } = useWords()
  const notify = useNotifier()
  const tellsMore = useTellsMore()
  return (id: Identifier | undefined) => {
    if (!tellsMore || id === undefined) notify(removed)
    else notify(words.moved, 'info', <Undo of={{ resource: pathNameOf(resource), id }} />)
  }
}

function Undo({ of }: { of: Of }) {
  const { bin: words } = useWords()
  const { restore, isBusy } = useBinActions()
  const close = useCloseNotification()
  return (
    <Button
      color="inherit"
      size="small"
      aria-disabled={isBusy}
      onClick={() => {
        if (isBusy) return
        restore(of)
        close()
      }}
    >
      {words.undo}
    </Button>
  )
}
