import { useSyncExternalStore } from 'react'
import { STORAGE_KEYS, type Theme } from '../../contract/constants.ts'
import { createPreference } from './preference.ts'

/** The class is set before the first paint by the document's own script; from then on it is the truth. */
const preference = createPreference<Theme>(
  STORAGE_KEYS.theme,
  (stored) => (stored === 'dark' ? 'dark' : 'light'),
  (theme) => {
    document.documentElement.classList.toggle('dark', theme === 'dark')
    const around = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
    if (around) around.content = around.dataset[theme]!
  },
)

/** The theme in use. The server does not know it and says light. */
export const useTheme = (): Theme => useSyncExternalStore(preference.subscribe, preference.read, () => 'light')

export const toggleTheme = () => preference.write(preference.read() === 'dark' ? 'light' : 'dark')
