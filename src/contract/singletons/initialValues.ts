import { identity } from '../../company/identity.ts'
import { footer as footerTexts } from '../../company/words/initial/footer.ts'
import { home as homeTexts } from '../../company/words/initial/home.ts'
import { type DataController, privacy as privacyTextsOf } from '../../company/words/initial/privacy.ts'
import { sustainability as sustainabilityTexts } from '../../company/words/initial/sustainability.ts'
import { FIRST_LOCALE, SECOND_LOCALE } from '../domain/locales.ts'
import type { Singleton, SingletonValues } from '../schema/singleton.ts'
import type { chatTexts } from './chatTexts.ts'
import type { contactPage } from './contactPage.ts'
import type { footer } from './footer.ts'
import type { home } from './home.ts'
import { initialChatTexts, initialContactPage, initialLists } from './initialTexts.ts'
import type { productsPage } from './listPages.ts'
import { initialMenu } from './menu.ts'
import type { privacy } from './privacy.ts'
import type { sustainability } from './sustainability.ts'

// Initial values of singletons, until the first save. In a file of their own, because only servers need all of them.

export type { DataController }

export const initialHome: SingletonValues<typeof home> = homeTexts
export const initialFooter: SingletonValues<typeof footer> = footerTexts
export const initialSustainability: SingletonValues<typeof sustainability> = sustainabilityTexts
/** The privacy notice of the contact form (Law no. 6698, article 10). The Turkish one is binding. */
export const initialPrivacyOf = (company: DataController): SingletonValues<typeof privacy> => privacyTextsOf(company)
/** The notice of a company without contact data. */
export const initialPrivacy = initialPrivacyOf({ name: identity.name })

type Values = Readonly<Record<string, unknown>>

const initialValues: Readonly<Record<string, (company: DataController) => Values>> = {
  home: () => initialHome,
  ...Object.fromEntries(
    Object.entries(initialLists satisfies Record<string, SingletonValues<typeof productsPage>>).map(([key, values]) => [
      key,
      () => values,
    ]),
  ),
  menu: () => initialMenu,
  'contact-page': () => initialContactPage satisfies SingletonValues<typeof contactPage>,
  'chat-texts': () => initialChatTexts satisfies SingletonValues<typeof chatTexts>,
  footer: () => initialFooter,
  sustainability: () => initialSustainability,
  privacy: initialPrivacyOf,
}

/** The initial values of a singleton, for a company; undefined if it has none. */
export const initialValuesOf = (
  { key }: Pick<Singleton, 'key'>,
  company: DataController = { name: identity.name },
): Values | undefined => {
  const values = initialValues[key]?.(company)
  return values && inLanguageOrder(values)
}

/** Values in Turkish with English in `en`, arranged for the languages of the site: the first in the plain fields, the second named after it. */
export function inLanguageOrder<V extends Values>(values: V): V {
  if (FIRST_LOCALE === 'tr' && SECOND_LOCALE === 'en') return values
  const { en, ...turkish } = values
  const english = Object.fromEntries(Object.entries((en ?? {}) as Values).filter(([, text]) => text))
  const texts = { tr: Object.fromEntries(Object.keys(english).map((name) => [name, turkish[name]])), en: english }
  const lists = Object.entries(turkish).flatMap(([name, items]) =>
    Array.isArray(items) ? [[name, items.map((item) => (isItem(item) ? inLanguageOrder(item) : item))]] : [],
  )
  return {
    ...turkish,
    ...Object.fromEntries(lists),
    ...(FIRST_LOCALE === 'en' && english),
    ...(SECOND_LOCALE && en !== undefined && { [SECOND_LOCALE]: texts[SECOND_LOCALE] }),
  } as V
}

const isItem = (item: unknown): item is Values => typeof item === 'object' && item !== null
