import { useQueryClient } from '@tanstack/react-query'
import type { MissedPath, Redirect, StatusLine } from '../../contract/api/administration.ts'
import { redirectCalls, statusCalls } from '../../contract/api/endpoints.ts'
import { statusPanelTexts } from '../../contract/i18n/admin/statusPanel.ts'
import { useBeyond } from '../api/useBeyond.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

const STATUS = 'site status'

/** The words around it, in the language of the person at this browser. */
export const useStatusWords = () => statusPanelTexts[usePreference(locale)]

/** How the site is, line by line. */
export const useSiteStatus = () => useBeyond<StatusLine[]>([STATUS, 'lines'], statusCalls.read)

/** What visitors asked for in vain, the most wanted first. */
export const useMissedPaths = () => useBeyond<MissedPath[]>([STATUS, 'missed'], redirectCalls.notFound)

/** Newest first. */
export const useRedirects = () => useBeyond<Redirect[]>([STATUS, 'redirects'], redirectCalls.list)

/** Reads all of it anew, once something was done about it. */
export function useReadAnew() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [STATUS] })
}
