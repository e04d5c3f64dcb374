import type { ReactNode } from 'react'
import type { Locale } from '../../contract/constants.ts'
import type { SiteTexts } from '../../contract/i18n/site/site.ts'
import { hasData } from '../data/responses.ts'
import { useResponse } from '../data/swr.tsx'
import { contentIn, langOf, type Translatable, textOf } from '../i18n/content.tsx'
import { useLocale } from '../i18n/locale.ts'
import { layoutRequestsIn } from './layoutRequests.ts'

type ContactField = 'phoneNumber' | 'messagingNumber' | 'emailAddress' | 'addressText' | 'mapIframeUrl'

export interface SiteSettings {
  /** The brand's tagline in the visitor's language; null if none is set. */
  tagline: ReactNode
  logoUrl: string | null
  /** For dark backgrounds. */
  logoDarkUrl: string | null
  contact: Record<ContactField, string | null>
  /** Language of the address if it differs from that of the page. */
  addressLang: Locale | undefined
  isLoading: boolean
  /** Which of the shell's failure texts applies. */
  failure: keyof SiteTexts['shell']['failures'] | null
  /** Requests both again; never rejects. */
  refetch(): Promise<unknown>
}

/**
 * The contact details and the settings of the site. The two requests are independent (docs/product.md, section 4): if one
 * fails, the other's values are shown, unless a response is malformed.
 */
export function useSiteSettings(): SiteSettings {
  const locale = useLocale()
  const requests = layoutRequestsIn(locale)
  const contact = useResponse(requests.contactInfo)
  const settings = useResponse(requests.siteSettings)
  const outcomes = [outcomeOf(contact), outcomeOf(settings)] as const
  const isMalformed = outcomes.includes('malformed')
  const read = ({ response }: Fetched, field: string) => (isMalformed ? null : textIn(response?.body, field))
  const inPage = ({ response }: Fetched) => contentIn((response?.body ?? {}) as Translatable, locale)
  return {
    tagline: read(settings, 'tagline') && textOf(inPage(settings), 'tagline'),
    logoUrl: read(settings, 'logoUrl'),
    logoDarkUrl: read(settings, 'logoDarkUrl'),
    contact: {
      phoneNumber: read(contact, 'phoneNumber'),
      messagingNumber: read(contact, 'messagingNumber'),
      emailAddress: read(contact, 'emailAddress'),
      addressText: read(contact, 'addressText'),
      mapIframeUrl: read(contact, 'mapIframeUrl'),
    },
    addressLang: langOf(inPage(contact), 'addressText'),
    isLoading: outcomes.includes('loading'),
    failure:
      (isMalformed && 'unexpected') ||
      (outcomes[0] === 'failed' && 'contact') ||
      (outcomes[1] === 'failed' && 'settings') ||
      null,
    refetch: () => Promise.all([contact.retry(), settings.retry()]),
  }
}

type Fetched = ReturnType<typeof useResponse>

/** Nothing entered yet (404) is a response like any other. */
function outcomeOf({ response, hasFailed }: Fetched): 'loading' | 'failed' | 'malformed' | 'loaded' {
  if (!response) return hasFailed ? 'failed' : 'loading'
  if (response.status === 404) return 'loaded'
  if (hasData(response)) return 'loaded'
  return response.status >= 200 && response.status < 300 ? 'malformed' : 'failed'
}

/** A field's text; null if it is empty or no text. */
function textIn(body: unknown, field: string): string | null {
  const value = (body as Record<string, unknown> | null | undefined)?.[field]
  return typeof value === 'string' && value.trim() ? value.trim() : null
}
