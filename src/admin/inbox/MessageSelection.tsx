import { ListContextProvider, type RaRecord, useList } from 'ra-core'
import type { ReactNode } from 'react'
import { BulkActions } from '../list/BulkActions.tsx'
import { SelectionMode } from '../list/selection.tsx'

interface MessageSelectionProps {
  rows: readonly RaRecord[] | undefined
  /** Identifies the messages that are shown; others begin without a selection. */
  scope: string
  children: ReactNode
}

/** Lets messages be selected, with the bulk actions of any list. */
export function MessageSelection({ rows, scope, children }: MessageSelectionProps) {
  const data = rows && [...rows]
  const list = useList({ data, isPending: !data, perPage: Number.MAX_SAFE_INTEGER })
  return (
    <ListContextProvider value={list}>
      <SelectionMode isEnabled isOn>
        {children}
        <BulkActions scope={scope} />
      </SelectionMode>
    </ListContextProvider>
  )
}
