import type { ReactNode } from 'react'
import { GrippedRows } from './GrippedRows.tsx'
import { OwnOrderNote } from './OwnOrderNote.tsx'
import { usePreceding } from './usePreceding.ts'

/** Rows of which the owner puts the first in order; all others stand newest first. */
export const PrecedingRows = ({ children }: { children: ReactNode }) => (
  <>
    <OwnOrderNote />
    <GrippedRows {...usePreceding()}>{children}</GrippedRows>
  </>
)
