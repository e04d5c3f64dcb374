import { language } from '../../company/identity.ts'
import type { Singleton } from '../schema/singleton.ts'
import { footerStart } from './footer/start.ts'
import { homeStart } from './home/start.ts'
import { privacyStart } from './privacy/start.ts'
import { sustainabilityStart } from './sustainability/start.ts'

/** What singletons say before anybody has saved them, by their key. Apart from the declarations, since only servers need it at once. */
const starts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  home: homeStart,
  footer: footerStart,
  sustainability: sustainabilityStart,
  privacy: privacyStart,
}

/** What a singleton starts with; undefined for one that is missing until it is entered. */
export const startOf = ({ key }: Pick<Singleton, 'key'>): Said | undefined =>
  language === 'en' && starts[key] ? englishFirst(starts[key]) : starts[key]

type Said = Readonly<Record<string, unknown>>

/** The same with its languages in each other's place. */
export function englishFirst({ en, ...turkish }: Said): Said {
  const english = Object.entries((en ?? {}) as Said).filter(([, text]) => text)
  const lists = Object.entries(turkish).filter(([, value]) => Array.isArray(value))
  return {
    ...turkish,
    ...Object.fromEntries(lists.map(([name, items]) => [name, (items as Said[]).map(englishFirst)])),
    ...Object.fromEntries(english),
    ...(en !== undefined && { en: Object.fromEntries(english.map(([name]) => [name, turkish[name]])) }),
  }
}
