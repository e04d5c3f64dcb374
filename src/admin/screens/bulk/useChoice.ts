import { type Identifier, useListContext } from 'ra-core'
import { useChoosing } from './choosing.ts'

/** Chooses single rows, in react-admin's own selection. Every row asks, so what is counted is counted when one is chosen. */
export function useChoice() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const choosing = useChoosing()

  /** Chooses a row or lets it go; with `isStretch`, all up to it from the one before. */
  function choose(id: Identifier, isChosen: boolean, isStretch = false) {
    const ids = data.map((row) => row.id)
    const from = isStretch && choosing ? ids.indexOf(choosing.last.current ?? '') : -1
    const [first, last] = [from < 0 ? id : ids[from]!, id].map((each) => ids.indexOf(each)).toSorted((a, b) => a - b)
    const meant = new Set(ids.slice(first, last! + 1))
    const present = new Set(selectedIds)
    if (choosing) choosing.last.current = id
    onSelect(ids.filter((each) => (meant.has(each) ? isChosen : present.has(each))))
  }

  return { isChosen: (id: Identifier) => selectedIds.includes(id), choose }
}
