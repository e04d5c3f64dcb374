import type { Page } from '../contract/page.ts'
import type { Resource } from '../contract/resource.ts'
import type { Changes } from './changes.ts'
import type { Db } from './db/tables.ts'
import type { Env } from './env.ts'
import { type ContentStore, createContentStore } from './pageContent/contentStore.ts'
import { createStore, type Store } from './resources/createStore.ts'
import { contentRulesOf, rulesOf } from './rules.ts'

interface Ground {
  db: Db
  changes: Changes
  env: Env
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Opens the store of any resource or singleton, with the rules of its domain. */
export interface Stores {
  of(resource: Resource): Store
  ofPage(page: Pick<Page, 'key' | 'fields'>): ContentStore
}

export function storesOf({ db, changes, env, now }: Ground): Stores {
  const rules = rulesOf(env)
  const contentRules = contentRulesOf(env)
  return {
    of: (resource) => createStore(db, resource, { changes, rules: rules[resource.name], now }),
    ofPage: (page) => createContentStore(db, page, { changes, rules: contentRules[page.key], now }),
  }
}
