import type { Identifier } from 'ra-core'
import { createContext, type ReactNode, useContext } from 'react'

export interface RowOrder {
  /** For the element whose children are the rows. */
  list: (element: HTMLElement | null) => void
  /** What is to be seen at a row while one is dragged: that one, or the one that it would come before or after. */
  stateOf: (id: Identifier) => 'taken' | 'before' | 'after' | undefined
  /** By what a row is taken. */
  gripOf: (id: Identifier) => ReactNode
  /** Moves a row one up (-1) or down; undefined where it cannot go there. */
  stepOf: (id: Identifier, by: -1 | 1) => (() => void) | undefined
}

const RowOrderContext = createContext<RowOrder | undefined>(undefined)
export const RowOrderProvider = RowOrderContext.Provider

/** How the rows around are put in order by hand; undefined where they are not, or stand by something else now. */
export const useRowOrder = () => useContext(RowOrderContext)
