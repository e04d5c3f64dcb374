import { type Identifier, useListContext } from 'ra-core'
import { useChoosing } from './choosing.ts'

/** Which rows are chosen, in react-admin's own selection. What is not on the screen is never chosen. */
export function useSelection() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const choosing = useChoosing()
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  const isAll = chosen.length > 0 && chosen.length === data.length

  /** Chooses a row or lets it go; with `isStretch`, all up to it from the one before. */
  function choose(id: Identifier, isChosen: boolean, isStretch = false) {
    const ids = data.map((row) => row.id)
    const from = isStretch && choosing ? ids.indexOf(choosing.last.current ?? '') : -1
    const [first, last] = [from < 0 ? id : ids[from]!, id].map((each) => ids.indexOf(each)).toSorted((a, b) => a - b)
    const meant = ids.slice(first, last! + 1)
    if (choosing) choosing.last.current = id
    onSelect([...chosen.map((row) => row.id).filter((each) => !meant.includes(each)), ...(isChosen ? meant : [])])
  }

  return {
    chosen,
    isAll,
    isChosen: (id: Identifier) => selectedIds.includes(id),
    choose,
    chooseAll: (isChosen: boolean) => onSelect(isChosen ? data.map(({ id }) => id) : []),
    /** Keeps these chosen, and no others. */
    keep: onSelect,
  }
}
