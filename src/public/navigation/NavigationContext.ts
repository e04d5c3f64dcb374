import { createContext, use } from 'react'

interface Navigation {
  /** Another page is on its way; this one stays until it has come. */
  isPending: boolean
  /** The page that the document came with is shown. */
  isFirstPage: boolean
}

export const NavigationContext = createContext<Navigation>({ isPending: false, isFirstPage: true })

export const useNavigation = (): Navigation => use(NavigationContext)
