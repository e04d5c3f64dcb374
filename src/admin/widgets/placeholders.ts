import { createContext } from 'react'

/** What readers find where an input is left empty, by its source. */
export const Placeholders = createContext<Readonly<Record<string, string>>>({})
