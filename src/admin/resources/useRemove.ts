import { type RaRecord, useDelete } from 'ra-core'
import { sentenceOf } from '../api/failure.ts'
import { useSaidRemoved } from '../trash/useNotifyRemoved.tsx'
import { useEntry, useTexts } from './definitions.ts'
import { isConflict } from '../form/saveErrors.ts'
import { useNotifier } from '../layout/useNotifier.ts'

/** Deletes a record after the browser's own confirmation (CONTRACT section 4), and says how it went. */
export function useRemove(onRemoved?: () => void) {
  const { resource } = useEntry()
  const texts = useTexts()
  const notify = useNotifier()
  const said = useSaidRemoved(resource)
  const [deleteOne, { isPending }] = useDelete()
  function remove(record: RaRecord) {
    if (isPending || !window.confirm(texts.confirmRemove)) return
    void deleteOne(
      resource.name,
      { id: record.id, previousData: record },
      {
        onSuccess: () => {
          said([record.id], texts.removed)
          onRemoved?.()
        },
        // A conflict says what stands in the way.
        onError: (error) =>
          notify(isConflict(error) ? sentenceOf(error, texts.removeFailed) : texts.removeFailed, 'error'),
      },
    )
  }
  return { remove, isBusy: isPending }
}
