import { ListContextProvider, type ListControllerResult, type RaRecord, useRecordSelection } from 'ra-core'
import { type ReactNode, useMemo, useRef } from 'react'
import { Bulk } from '../screens/bulk/Bulk.tsx'
import { ChoosingProvider } from '../screens/bulk/choosing.ts'

interface MessageSelectionProps {
  rows: readonly RaRecord[] | undefined
  /** Key of the view and search: the selection is dropped when it changes. */
  place: string
  children: ReactNode
}

/** Selection and bulk actions, as in any list. */
export function MessageSelection({ rows, place, children }: MessageSelectionProps) {
  const [selectedIds, { select }] = useRecordSelection({ disableSyncWithStore: true })
  const last = useRef<RaRecord['id']>(undefined)
  const choosing = useMemo(() => ({ isOn: true, set: () => {}, last }), [])
  const list = { data: rows, selectedIds, onSelect: select } as ListControllerResult
  return (
    <ListContextProvider value={list}>
      <ChoosingProvider value={choosing}>
        {children}
        <Bulk place={place} />
      </ChoosingProvider>
    </ListContextProvider>
  )
}
