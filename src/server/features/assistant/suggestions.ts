import type { Suggestion } from '../../../contract/api/chatCalls.ts'
import type { Brand } from '../../../contract/domain/brand.ts'
import { products } from '../../../contract/resources/products.ts'
import { services } from '../../../contract/resources/services.ts'
import { chatTexts } from '../../../contract/singletons/chatTexts.ts'
import type { ContentServices } from '../../content/stores.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import type { Search } from '../search/index.ts'
import { findPages } from './assistant.ts'
import { asksForDealings, intentOf } from './intents.ts'

interface Context extends Pick<ContentServices, 'db' | 'stores' | 'changes'> {
  search: Search
  brand: { read: () => Promise<Brand> }
}

/** The suggested questions that the site can answer now, by the assistant's own search; cached until something changes. */
export function createSuggestions({ db, stores, changes, search, brand }: Context) {
  const canAnswer = async ({ text }: Suggestion, { name, assistantName }: Brand): Promise<boolean> => {
    const intent = intentOf(text, `${name} ${assistantName}`)
    if (intent === 'products' || intent === 'services') {
      const [page] = await search.list({ products, services }[intent].name, 1)
      return page !== undefined
    }
    return intent !== undefined || asksForDealings(text) || (await findPages(search, text, [])).pages.length > 0
  }

  const loader = () =>
    memoizeAsync(async (): Promise<Suggestion[]> => {
      const content = await stores.ofSingleton(chatTexts).readForVisitors({ db }, { isPage: true })
      const all = (content?.suggestions ?? []) as Suggestion[]
      const names = await brand.read()
      const answerable = await Promise.all(all.map((each) => canAnswer(each, names)))
      return all.filter((_, i) => answerable[i])
    })
  let load = loader()
  const close = changes.subscribe(() => {
    load = loader()
  })
  return { read: () => load(), close }
}
