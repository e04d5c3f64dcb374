import { useLocation } from 'react-router-dom'
import { FIRST_LOCALE } from '../../contract/domain/locales.ts'
import { pathTo } from '../../contract/domain/paths.ts'
import { hasData } from '../data/responses.ts'
import { useResponse } from '../data/swr.tsx'
import { matchPage } from './matchPage.ts'

/** On the page of a record that does not exist in its language: the record's title and path in the first language. */
export function useUntranslatedPage(): { href: string; title: string } | undefined {
  const { pathname, search } = useLocation()
  const { route, onlyIfMissing = {} } = matchPage(pathname + search)
  const { response } = useResponse(Object.keys(onlyIfMissing)[0])
  if (!response || !hasData(response)) return undefined
  const { slug, id, name, title } = response.body as Record<'slug' | 'name' | 'title', string> & { id: number }
  return { href: pathTo(route.path, FIRST_LOCALE, { slug: slug || id }), title: name || title }
}
