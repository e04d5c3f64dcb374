import type { SitePage } from '../../contract/site.ts'
import { routes } from '../routes.ts'

/** The pages that search engines may know: those with one address, and those of which a list tells all addresses. */
export const findablePages = (): SitePage[] =>
  routes
    .filter(({ path, items }) => items || !path.includes(':'))
    .map(({ path, items, data, about }) => ({
      path,
      ...(items ? { items } : { subject: about && data?.({}, new URLSearchParams())[about]?.address }),
    }))
