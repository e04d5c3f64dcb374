import { expect, test } from 'vitest'
import { reservedIn } from '../contract/domain/siteAddresses.ts'
import { resources } from '../contract/resources/index.ts'
import type { Resource } from '../contract/schema/resource.ts'
import type { Singleton } from '../contract/schema/singleton.ts'
import { singletons } from '../contract/singletons/index.ts'
import { routes } from './routes.ts'

const paths = routes.map(({ path }) => path.tr!)
const englishPaths = routes.flatMap(({ path }) => path.en ?? [])
const declared: (Resource | Singleton)[] = [...Object.values(resources), ...Object.values(singletons)]
const resourcesWithPages = Object.values<Resource>(resources).filter(({ page }) => page)

test('singleton pages: at the path of their declaration', () => {
  const pages = declared.flatMap(({ page }) => (page ? [page] : []))
  expect(pages.length).toBeGreaterThan(4)
  expect(paths).toEqual(expect.arrayContaining(pages))
})

test.each(resourcesWithPages)('$name: record pages are below the path of the list', ({ page }) => {
  expect(paths).toContain(`${page}/:slug`)
})

test('no page of the owner can have the address of a page of the site', () => {
  const first = paths.map((path) => path.split('/')[1]!).filter((segment) => segment && !segment.startsWith(':'))
  expect(reservedIn('tr')).toEqual(expect.arrayContaining(first))

  const below = englishPaths
    .map((path) => path.split('/')[2] ?? '')
    .filter((segment) => segment && !segment.startsWith(':'))
  expect(reservedIn('en')).toEqual(expect.arrayContaining(below))
})

test('a page has parameters of the same names in both languages', () => {
  const namesIn = (path: string) => path.match(/:\w+/g)
  expect(englishPaths).toHaveLength(routes.length)
  for (const { path } of routes) if (path.en) expect(namesIn(path.en)).toEqual(namesIn(path.tr!))
})
