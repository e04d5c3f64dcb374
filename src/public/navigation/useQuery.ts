import { useLocation } from 'react-router-dom'
import { queryIn } from '../../contract/domain/paths.ts'
import { useLocale } from '../i18n/locale.ts'

/** The query of the page, its parameters under their names in code. */
export const useQuery = (): URLSearchParams => queryIn(useLocation().search, useLocale())
