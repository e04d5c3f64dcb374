import { useListContext } from 'ra-core'

/** All rows that are chosen, in react-admin's own selection. What is not on the screen is never chosen. */
export function useSelection() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const ids = new Set(selectedIds)
  const chosen = data.filter(({ id }) => ids.has(id))
  return {
    chosen,
    isAll: chosen.length > 0 && chosen.length === data.length,
    chooseAll: (isChosen: boolean) => onSelect(isChosen ? data.map(({ id }) => id) : []),
    /** Keeps these chosen, and no others. */
    keep: onSelect,
  }
}
