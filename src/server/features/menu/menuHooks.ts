import type { MenuItem } from '../../../contract/domain/menu.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import type { SingletonHooks } from '../../content/singletons/singletonRepository.ts'
import { refused } from '../../platform/http/problems.ts'

/** Validates the menu: a page is in it once. */
export const menuHooks: SingletonHooks = {
  prepare(values) {
    const paths = ((values.items ?? []) as MenuItem[]).map(({ path }) => path)
    const twice = paths.findIndex((path, i) => paths.indexOf(path) < i)
    if (twice >= 0) throw refused.invalid({ [`items.${twice}.path`]: [validation.relatedTwice] })
    return values
  },
}
