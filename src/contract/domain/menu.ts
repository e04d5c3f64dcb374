import { firstPath, paths } from './paths.ts'

/** Pages that the site's menus may list, in the default order. The contact page is a button in the header. */
export const MENU_PAGES = [
  'products',
  'services',
  'references',
  'blog',
  'about',
  'sustainability',
  'contact',
] as const satisfies readonly (keyof typeof paths)[]

/** Their paths, by which menus name them. */
export const MENU_PATHS = MENU_PAGES.map((name) => firstPath(paths[name])) as [string, ...string[]]
/** Maximum number of the owner's pages in the menu. */
export const MAX_MENU_PAGES = 100

export interface MenuItem {
  path: string
  isHidden?: boolean | null | undefined
}

/**
 * The paths of the menu in the owner's order, without hidden ones. Pages that are not listed follow in the default order, and
 * the owner's pages (`added`) last.
 */
export function menuOf(items: readonly MenuItem[], added: readonly string[] = []): string[] {
  const paths: readonly string[] = [...MENU_PATHS, ...added]
  const hidden = new Set(items.filter(({ isHidden }) => isHidden).map(({ path }) => path))
  const known = items.map(({ path }) => path).filter((path) => paths.includes(path))
  return [...new Set([...known, ...paths])].filter((path) => !hidden.has(path))
}
