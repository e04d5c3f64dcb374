import type { IconName } from '@filiz/design-system/icons'
import type { Identifier, RaRecord } from 'ra-core'
import { placeFieldOf } from '../../../contract/schema/fields.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useEntry } from '../../entries/entries.ts'
import { isConflict } from '../../form/saveErrors.ts'
import { useWords } from '../../i18n/words.ts'
import { useNotifier } from '../../layout/useNotifier.ts'
import { useStoredOrder } from '../order/useStoredOrder.ts'

interface Placing {
  icon: IconName
  name: 'first' | 'release'
  place: () => Promise<void>
}

/** What a row's menu does with its place before the others, wherever in a list of thousands the row was found. */
export function usePlacing(record: RaRecord): Placing[] {
  const { resource } = useEntry()
  const { order: words } = useWords()
  const notify = useNotifier()
  const { placedIds, put, reload } = useStoredOrder()
  const place = record[placeFieldOf(resource) ?? '']
  // A server that knows no order tells no places.
  if (!resource.endpoints.order || place === undefined) return []

  const placing = (
    icon: IconName,
    name: Placing['name'],
    orderOf: (others: Identifier[]) => Identifier[],
  ): Placing => ({
    icon,
    name,
    async place() {
      try {
        const was = await placedIds()
        await put(orderOf(was.filter((id) => id !== record.id)), was)
      } catch (error) {
        notify(isConflict(error) ? words.overtaken : sentenceOf(error, words.failed), 'error')
      }
      reload()
    },
  })
  return [
    ...(place === 1 ? [] : [placing('up', 'first', (others) => [record.id, ...others])]),
    ...(place === null ? [] : [placing('undo', 'release', (others) => others)]),
  ]
}
