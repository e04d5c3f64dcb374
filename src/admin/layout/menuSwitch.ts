import { createContext, useContext } from 'react'

interface MenuSwitch {
  isOpen: boolean
  open: () => void
}

const MenuSwitchContext = createContext<MenuSwitch>({ isOpen: false, open: () => {} })
export const MenuSwitchProvider = MenuSwitchContext.Provider

/** Opens the menu where it does not stand beside the content. */
export const useMenuSwitch = () => useContext(MenuSwitchContext)
