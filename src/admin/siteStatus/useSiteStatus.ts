import { useQueryClient } from '@tanstack/react-query'
import type { NotFoundEntry, Redirect, StatusLine } from '../../contract/api/administration.ts'
import { redirectEndpoints, siteHealthEndpoints } from '../../contract/api/endpoints.ts'
import { statusPanelTexts } from '../../contract/i18n/admin/statusPanel.ts'
import { useOptionalQuery } from '../api/useOptionalQuery.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

const STATUS = 'site status'

/** The words around it, in the language of the person at this browser. */
export const useStatusWords = () => statusPanelTexts[usePreference(locale)]

/** How the site is, line by line. */
export const useSiteStatus = () =>
  useOptionalQuery<StatusLine[]>('siteHealth', [STATUS, 'lines'], siteHealthEndpoints.read)

/** What visitors asked for in vain, the most wanted first. */
export const useMissedPaths = () =>
  useOptionalQuery<NotFoundEntry[]>('redirects', [STATUS, 'missed'], redirectEndpoints.notFound)

/** Newest first. */
export const useRedirects = () =>
  useOptionalQuery<Redirect[]>('redirects', [STATUS, 'redirects'], redirectEndpoints.list)

/** Reads all of it anew, once something was done about it. */
export function useReadAnew() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [STATUS] })
}
