import type { ReactNode } from 'react'
import { orderFieldOf } from '../../../contract/schema/fields.ts'
import { useEntry } from '../../entries/entries.ts'
import { GrippedRows } from './GrippedRows.tsx'
import { useOrdering } from './useOrdering.ts'

/** Rows that each keep their own place, all of them on the screen. */
export function OrderedRows({ children }: { children: ReactNode }) {
  const { resource } = useEntry()
  return <GrippedRows {...useOrdering(orderFieldOf(resource)!)}>{children}</GrippedRows>
}
