import { useRecordContext, useUpdate } from 'ra-core'
import { useEntry, useTexts } from '../entries/entries.ts'
import { useNotifier } from '../layout/useNotifier.ts'

/** Sets flags of the record around. It shows at once, and the list is loaded again after (the specification's section 4). */
export function useToggle() {
  const { resource } = useEntry()
  const texts = useTexts()
  const record = useRecordContext()
  const notify = useNotifier()
  const [update, { isPending }] = useUpdate()
  function toggle(field: string, value: boolean) {
    if (isPending || !record) return
    void update(
      resource.name,
      { id: record.id, data: { [field]: value }, previousData: record },
      { mutationMode: 'optimistic', onError: () => notify(texts.toggleFailed, 'error') },
    )
  }
  return { toggle, isBusy: isPending }
}
