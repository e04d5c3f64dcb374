import type { SiteEntry } from '../../contract/site.ts'
import { notFound } from '../routes.ts'
import { findPage } from './findPage.ts'

/** What nobody's page is called: every address that has none is drawn as this one. */
const NOWHERE = '/*'

/** A record's number finds it too, and there is no end of numbers. */
const NUMBER = /^\d+$/

/** The one address of a page, whatever else is behind its `?` and however its path was spelt. */
export const pageAddressOf: SiteEntry['addressOf'] = (path) => {
  const { route, params, search } = findPage(path)
  if (route === notFound) return { address: NOWHERE, isOpenEnded: false }
  const read = (route.reads ?? []).filter((name) => search.has(name)).map((name) => [name, search.get(name)!])
  const pathname = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
  return {
    address: read.length ? `${pathname}?${new URLSearchParams(read)}` : pathname,
    isOpenEnded: read.length > 0 || Object.values(params).some((value) => NUMBER.test(value)),
  }
}
