import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Identifier, useCloseNotification, useDataProvider } from 'ra-core'
import { pathNameOf, type Resource } from '../../contract/schema/resource.ts'
import { sentenceOf } from '../api/failure.ts'
import { readAnew } from '../api/queryClient.ts'
import { PartlyFailed, settleEach } from '../api/settleEach.ts'
import { useCapability } from '../capabilities.tsx'
import type { AdminDataProvider } from '../dataProvider.ts'
import { useMessages } from '../i18n/messages.ts'
import { focusContent } from '../layout/focusContent.ts'
import { useNotifier } from '../layout/useNotifier.ts'

/** Restores and purges records of the trash, with notifications; all queries are refetched afterwards. */
export function useTrashActions() {
  const { bin: words } = useMessages()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const notify = useNotifier()
  const queryClient = useQueryClient()
  const onSettled = () => void readAnew(queryClient)
  const restore = useMutation({
    mutationFn: (ids: readonly Identifier[]) => settleEach(ids, (id) => dataProvider.restore('trash', { id })),
    onSuccess: () => notify(words.back),
    onError: (error) => notify(sentenceOf(firstOf(error), words.backFailed), 'error'),
    onSettled,
  })
  const purge = useMutation({
    mutationFn: (id: Identifier) => dataProvider.purge('trash', { id }),
    onSuccess: () => notify(words.purged),
    onError: (error) => notify(sentenceOf(error, words.purgeFailed), 'error'),
    onSettled,
  })
  return { restore: restore.mutate, purge: purge.mutate, isBusy: restore.isPending || purge.isPending }
}

/** Why the first of several records was not restored. */
const firstOf = (error: unknown) => (error instanceof PartlyFailed ? error.failed.values().next().value : error)

/** Notifies that records were deleted; with a trash on the server, that they are in it, with an undo button. */
export function useSaidRemoved(resource: Resource) {
  const { bin: words } = useMessages()
  const notify = useNotifier()
  const hasTrash = useCapability('trash')
  return (ids: readonly Identifier[], removed: string, moved = words.moved) => {
    if (!hasTrash || ids.length === 0) notify(removed)
    else notify(moved, 'info', <Undo ids={ids.map((id) => `${pathNameOf(resource)}/${id}`)} />)
  }
}

/** @param props.ids of the records in the trash */
function Undo({ ids }: { ids: readonly Identifier[] }) {
  const { bin: words } = useMessages()
  const { restore, isBusy } = useTrashActions()
  const close = useCloseNotification()
  return (
    <Button
      color="inherit"
      size="small"
      aria-disabled={isBusy}
      onClick={() => {
        if (isBusy) return
        restore(ids)
        focusContent()
        close()
      }}
    >
      {words.undo}
    </Button>
  )
}
