import { createContext, use } from 'react'

interface Navigation {
  /** The next page is loading; this one stays until then. */
  isPending: boolean
  /** The page that the document was loaded with is shown; also after going back to it. */
  isInitialPage: boolean
}

export const NavigationContext = createContext<Navigation>({ isPending: false, isInitialPage: true })

export const usePageNavigation = (): Navigation => use(NavigationContext)
