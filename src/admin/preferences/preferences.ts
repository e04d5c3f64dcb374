import type { TranslationMessages } from 'ra-core'
import { useSyncExternalStore } from 'react'
import { LOCALES, type Locale, STORAGE_KEYS, type Theme } from '../../contract/constants.ts'
import type { AdminTexts } from '../../contract/i18n/admin/admin/turkish.ts'

/** English messages: the panel's own, and react-admin's. */
let english: { messages: AdminTexts; catalogue: TranslationMessages } | undefined

/** The English messages; undefined until they are loaded. Turkish ones are part of the code. */
export const loadedEnglish = () => english

async function loadEnglish(): Promise<void> {
  const [{ adminEnglish }, { default: catalogue }] = await Promise.all([
    import('../../contract/i18n/admin/admin/english.ts'),
    import('ra-language-english'),
  ])
  english = { messages: adminEnglish, catalogue }
}

/** A preference of the user, shared with the public site through the local storage (docs/contract.md, section 4). */
interface Preference<T extends string> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
  /** Loads the data of the stored value; until then the first value applies. */
  prepare(): Promise<void>
}

/** Data that a value needs before it can apply. */
interface Requirement<T> {
  isLoaded: (value: T) => boolean
  load: () => Promise<void>
}

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
  { isLoaded: (value) => value === LOCALES[0] || english !== undefined, load: loadEnglish },
)

/** Whether Markdown is edited as visitors will see it, or as typed signs. */
export const markdownView = createPreference('markdown-view', ['rich', 'plain'])

/** Whether forms show their page beside the inputs. */
export const livePreview = createPreference('live-preview', ['hidden', 'shown'])

/** The current value; re-renders when it changes, in this tab or another. */
export const usePreference = <T extends string>({ get, subscribe }: Preference<T>): T =>
  useSyncExternalStore(subscribe, get)

/** @param values possible values; the first is the default */
function createPreference<T extends string>(
  key: string,
  values: readonly T[],
  apply: (value: T) => void = () => {},
  { isLoaded, load }: Requirement<T> = { isLoaded: () => true, load: async () => {} },
): Preference<T> {
  const listeners = new Set<() => void>()
  const stored = () => {
    const item = localStorage.getItem(key)
    return values.find((value) => value === item) ?? values[0]!
  }
  const get = () => {
    const value = stored()
    return isLoaded(value) ? value : values[0]!
  }
  const tell = () => {
    apply(get())
    for (const listener of listeners) listener()
  }
  async function prepare() {
    if (isLoaded(stored())) return
    await load()
    tell()
  }
  /** Without a network the first value keeps applying. */
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
