import { type RaRecord, useDelete, useNotify } from 'ra-core'
import { errorMessage } from '../api/failure.ts'
import { isConflict } from '../form/saveErrors.ts'
import { useNotifyRemoved } from '../trash/useNotifyRemoved.tsx'
import { useResourceMessages, useResourceOptions } from './definitions.ts'

/** Deletes a record after the browser's own confirmation (docs/contract.md, section 4), and notifies of the result. */
export function useRemove(onRemoved?: () => void) {
  const { resource } = useResourceOptions()
  const texts = useResourceMessages()
  const notify = useNotify()
  const notifyRemoved = useNotifyRemoved(resource)
  const [deleteOne, { isPending }] = useDelete()
  function remove(record: RaRecord) {
    if (isPending || !window.confirm(texts.confirmRemove)) return
    void deleteOne(
      resource.name,
      { id: record.id, previousData: record },
      {
        onSuccess: () => {
          notifyRemoved([record.id], texts.removed)
          onRemoved?.()
        },
        // The message of a conflict has the reason.
        onError: (error) =>
          notify(isConflict(error) ? errorMessage(error, texts.removeFailed) : texts.removeFailed, { type: 'error' }),
      },
    )
  }
  return { remove, isBusy: isPending }
}
