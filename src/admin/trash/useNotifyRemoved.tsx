import { useQueryClient } from '@tanstack/react-query'
import { type Identifier, useCloseNotification, useDataProvider, useNotify } from 'ra-core'
import { pathNameOf, type Resource } from '../../contract/schema/resource.ts'
import { useNotifyingMutation } from '../api/mutations.ts'
import { refetchAll } from '../api/queryClient.ts'
import { settleEach } from '../api/settleEach.ts'
import { useCapability } from '../capabilities.tsx'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from '../layout/Button.tsx'
import { focusContent } from '../layout/focusContent.ts'

/** Restores and purges records of the trash, with notifications; all queries are refetched afterwards. */
export function useTrashActions() {
  const { trash: messages } = useMessages()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const queryClient = useQueryClient()
  const onSettled = () => void refetchAll(queryClient)
  const restore = useNotifyingMutation({
    mutationFn: (ids: readonly Identifier[]) => settleEach(ids, (id) => dataProvider.restore('trash', { id })),
    done: messages.back,
    failed: messages.backFailed,
    onSettled,
  })
  const purge = useNotifyingMutation({
    mutationFn: (id: Identifier) => dataProvider.purge('trash', { id }),
    done: messages.purged,
    failed: messages.purgeFailed,
    onSettled,
  })
  return { restore: restore.mutate, purge: purge.mutate, isBusy: restore.isPending || purge.isPending }
}

/** Duration of a notification with an action, in milliseconds (WCAG 2.2.1). */
const UNDO_DURATION = 20_000

/** Notifies that records were deleted; with a trash on the server, that they are in it, with an undo button. */
export function useNotifyRemoved(resource: Resource) {
  const { trash: messages } = useMessages()
  const notify = useNotify()
  const hasTrash = useCapability('trash')
  return (ids: readonly Identifier[], removed: string, moved = messages.moved) => {
    if (!hasTrash || ids.length === 0) notify(removed)
    else
      notify(moved, {
        action: <Undo ids={ids.map((id) => `${pathNameOf(resource)}/${id}`)} />,
        autoHideDuration: UNDO_DURATION,
      })
  }
}

/** @param props.ids of the records in the trash */
function Undo({ ids }: { ids: readonly Identifier[] }) {
  const { trash: messages } = useMessages()
  const { restore, isBusy } = useTrashActions()
  const close = useCloseNotification()
  return (
    <Button
      variant="text"
      color="inherit"
      size="small"
      isBusy={isBusy}
      onClick={() => {
        restore(ids)
        focusContent()
        close()
      }}
    >
      {messages.undo}
    </Button>
  )
}
