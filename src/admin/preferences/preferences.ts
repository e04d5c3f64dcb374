import { useSyncExternalStore } from 'react'
import { LOCALES, type Locale, STORAGE_KEYS, type Theme } from '../../contract/constants.ts'
import { bringWords, isHere } from './secondLanguage.ts'

/** A choice of the person at this browser, shared with the public site through local storage (CONTRACT section 4). */
export interface Preference<T extends string> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
  /** Brings what the stored value needs; until that is here, the first value stands. */
  prepare(): Promise<void>
}

/** What a value needs before it can be taken. */
interface Needs<T> {
  isHere: (value: T) => boolean
  bring: (value: T) => Promise<void>
}

const NOTHING = { isHere: () => true, bring: async () => {} }

export const theme = createPreference<Theme>(STORAGE_KEYS.theme, ['light', 'dark'], (value) => {
  document.documentElement.classList.toggle('dark', value === 'dark')
  const around = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (around) around.content = around.dataset[value] ?? around.content
})

export const locale = createPreference<Locale>(
  STORAGE_KEYS.locale,
  LOCALES,
  (value) => {
    document.documentElement.lang = value
  },
  { isHere, bring: bringWords },
)

/** The present value, and again whenever it changes, in this tab or another. */
export const usePreference = <T extends string>({ get, subscribe }: Preference<T>): T =>
  useSyncExternalStore(subscribe, get)

/** @param values the possible values; the first is taken when nothing is stored */
function createPreference<T extends string>(
  key: string,
  values: readonly T[],
  apply: (value: T) => void,
  { isHere, bring }: Needs<T> = NOTHING,
): Preference<T> {
  const listeners = new Set<() => void>()
  const stored = () => values.find((value) => value === localStorage.getItem(key)) ?? values[0]!
  const get = () => (isHere(stored()) ? stored() : values[0]!)
  const tell = () => {
    apply(get())
    for (const listener of listeners) listener()
  }
  async function prepare() {
    if (isHere(stored())) return
    await bring(stored())
    tell()
  }
  /** Without a network the first value stays. */
  const changed = () => {
    tell()
    prepare().catch(() => {})
  }
  return {
    get,
    set(value) {
      localStorage.setItem(key, value)
      changed()
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && changed()
      if (listeners.size === 0) changed()
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
    prepare,
  }
}
