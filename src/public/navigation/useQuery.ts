import { useLocation } from 'react-router-dom'
import { useLocale } from '../i18n/locale.ts'
import { queryIn } from './paths.ts'

/** The query of the page, its parameters under their names in code. */
export const useQuery = (): URLSearchParams => queryIn(useLocation().search, useLocale())
