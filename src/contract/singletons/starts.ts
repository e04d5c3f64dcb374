import type { Singleton } from '../singleton.ts'
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
export const startOf = ({ key }: Pick<Singleton, 'key'>): Readonly<Record<string, unknown>> | undefined => starts[key]
