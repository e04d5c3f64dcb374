import { STORAGE_KEYS, type Theme } from '../../contract/constants.ts'
import { useStore } from '../store.ts'
import { createPreference } from './preference.ts'

/** Before the first paint an inline script of the document sets the class; from then on this preference does. */
const preference = createPreference<Theme>(
  STORAGE_KEYS.theme,
  (stored) => (stored === 'dark' ? 'dark' : 'light'),
  (theme) => {
    document.documentElement.classList.toggle('dark', theme === 'dark')
    const themeColor = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
    if (themeColor) themeColor.content = themeColor.dataset[theme]!
  },
)

/** The current theme. The server does not know it and renders the light one. */
export const useTheme = (): Theme => useStore(preference, 'light')

export const toggleTheme = () => preference.write(preference.read() === 'dark' ? 'light' : 'dark')
