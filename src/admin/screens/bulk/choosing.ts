import type { Identifier } from 'ra-core'
import { createContext, type RefObject, useContext } from 'react'
import type { Resource } from '../../../contract/schema/resource.ts'

interface Choosing {
  /** On a phone rows are chosen once somebody wants to: until then a row has its menu there. */
  isOn: boolean
  set: (isOn: boolean) => void
  /** The row that was chosen last, where a stretch of them begins. */
  last: RefObject<Identifier | undefined>
}

const ChoosingContext = createContext<Choosing | undefined>(undefined)
export const ChoosingProvider = ChoosingContext.Provider

/** How rows of the list around are chosen; undefined where nothing can be done with several at once. */
export const useChoosing = () => useContext(ChoosingContext)

/** Whether something can be done with several records at once. */
export const hasBulk = ({ endpoints: { remove, toggle = {} } }: Resource): boolean =>
  remove !== undefined || Object.keys(toggle).length > 0
