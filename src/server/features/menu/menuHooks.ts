import { MENU_PATHS, type MenuItem } from '../../../contract/domain/menu.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import { pages } from '../../../contract/resources/pages.ts'
import { menu } from '../../../contract/singletons/menu.ts'
import type { Values } from '../../content/resources/context.ts'
import type { ChangeHandler } from '../../content/resources/hooks.ts'
import type { SingletonHooks } from '../../content/singletons/singletonRepository.ts'
import type { Stores } from '../../content/stores.ts'
import { anyTable } from '../../platform/db/columns.ts'
import { refused } from '../../platform/http/problems.ts'

/**
 * Validates the menu: a page is in it once, and is one of the site's or an owner's page in the menu. A page that was deleted
 * since may stay: it has its place again when it is restored.
 */
export const menuHooks: SingletonHooks = {
  prepare(values) {
    const paths = pathsIn(values)
    const twice = paths.findIndex((path, i) => paths.indexOf(path) < i)
    if (twice >= 0) throw refused.invalid({ [`items.${twice}.path`]: [validation.relatedTwice] })
    return values
  },
  async validate(db, values, stored) {
    const known = new Set<string>([...MENU_PATHS, ...pathsIn(stored ?? {})])
    const isUnknown = (path: string) => !known.has(path)
    if (!pathsIn(values).some(isUnknown)) return
    const owned = await anyTable(db).selectFrom(pages.name).select('slug').where('place', '=', 'menu').execute()
    for (const { slug } of owned) known.add(pathOf(slug))
    const unknown = pathsIn(values).flatMap((path, i) => (isUnknown(path) ? [i] : []))
    if (unknown.length)
      throw refused.invalid(Object.fromEntries(unknown.map((i) => [`items.${i}.path`, [validation.choice]])))
  },
}

const itemsIn = ({ items }: Values) => (items ?? []) as MenuItem[]
const pathsIn = (values: Values) => itemsIn(values).map(({ path }) => path)
const pathOf = (slug: unknown) => `/${slug}`

/** Hook of pages: keeps a page's place in the menu when its slug changes. */
export const followSlugs =
  (stores: () => Pick<Stores, 'ofSingleton'>): ChangeHandler =>
  async (context, { before, after, actor, at }) => {
    if (!before || !after || before.slug === after.slug) return
    const store = stores().ofSingleton(menu)
    const stored = await store.readStored(context)
    if (!stored || !pathsIn(stored).includes(pathOf(before.slug))) return
    const items = itemsIn(stored)
      .filter(({ path }) => path !== pathOf(after.slug))
      .map((item) => (item.path === pathOf(before.slug) ? { ...item, path: pathOf(after.slug) } : item))
    await store.write({ ...context, actor, now: () => Date.parse(at) }, { items })
  }
