import { createContext, useContext } from 'react'
import type { AdminConfig } from './definitions.ts'

const ConfigContext = createContext<AdminConfig>([])
export const ConfigProvider = ConfigContext.Provider

/** Which resources and pages there are, in the order of the menu. */
export const useConfig = () => useContext(ConfigContext)
