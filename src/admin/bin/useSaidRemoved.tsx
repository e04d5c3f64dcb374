import Button from '@mui/material/Button'
import { type Identifier, useCloseNotification } from 'ra-core'
import { pathNameOf, type Resource } from '../../contract/schema/resource.ts'
import { useCapability } from '../capabilities.tsx'
import { useWords } from '../i18n/words.ts'
import { focusContent } from '../layout/focusContent.ts'
import { useNotifier } from '../layout/useNotifier.ts'
import { type Several, useBinActions } from './useBin.ts'

/** Says that records were deleted; where their server has a bin, that they are there, with the way back. */
export function useSaidRemoved(resource: Resource) {
  const { bin: words } = useWords()
  const notify = useNotifier()
  const hasTrash = useCapability('trash')
  return (ids: readonly Identifier[], removed: string, moved = words.moved) => {
    if (!hasTrash || ids.length === 0) notify(removed)
    else notify(moved, 'info', <Undo of={{ resource: pathNameOf(resource), ids }} />)
  }
}

function Undo({ of }: { of: Several }) {
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
        focusContent()
        close()
      }}
    >
      {words.undo}
    </Button>
  )
}
