import type { Locale } from '../../constants.ts'

/** How a program that did something is called, by the name of its key. */
export const keyActorTexts: Record<Locale, (name: string) => string> = {
  tr: (name) => `${name} (erişim anahtarı)`,
  en: (name) => `${name} (access key)`,
}
