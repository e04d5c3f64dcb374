import type { SiteTexts } from '../../contract/i18n/site/site.ts'
import { isGood } from '../data/responses.ts'
import { useResponse } from '../data/swr.tsx'
import { layoutRequests } from './layoutRequests.ts'

type ContactField = 'phoneNumber' | 'messagingNumber' | 'emailAddress' | 'addressText' | 'mapIframeUrl'

export interface SiteSettings {
  logoUrl: string | null
  /** The one for dark ground. */
  logoDarkUrl: string | null
  contact: Record<ContactField, string | null>
  isLoading: boolean
  /** Which of the shell's failure texts applies. */
  failure: keyof SiteTexts['shell']['failures'] | null
  /** Asks for both again; resolves when both are answered, never rejects. */
  refetch(): Promise<unknown>
}

/**
 * What the administrator entered about the site as a whole. The two requests are independent (the specification's
 * section 4): one that fails takes nothing from the other, unless it answers with what nobody can read.
 */
export function useSiteSettings(): SiteSettings {
  const contact = useResponse(layoutRequests.contactInfo)
  const settings = useResponse(layoutRequests.siteSettings)
  const outcomes = [outcomeOf(contact), outcomeOf(settings)] as const
  const isGarbled = outcomes.includes('garbled')
  const read = ({ response }: Fetched, field: string) => (isGarbled ? null : textIn(response?.body, field))
  return {
    logoUrl: read(settings, 'logoUrl'),
    logoDarkUrl: read(settings, 'logoDarkUrl'),
    contact: {
      phoneNumber: read(contact, 'phoneNumber'),
      messagingNumber: read(contact, 'messagingNumber'),
      emailAddress: read(contact, 'emailAddress'),
      addressText: read(contact, 'addressText'),
      mapIframeUrl: read(contact, 'mapIframeUrl'),
    },
    isLoading: outcomes.includes('loading'),
    failure:
      (isGarbled && 'unexpected') ||
      (outcomes[0] === 'failed' && 'contact') ||
      (outcomes[1] === 'failed' && 'settings') ||
      null,
    refetch: () => Promise.all([contact.retry(), settings.retry()]),
  }
}

type Fetched = ReturnType<typeof useResponse>

/** Nothing entered yet (404) is as good as an answer. */
function outcomeOf({ response, hasFailed }: Fetched): 'loading' | 'failed' | 'garbled' | 'answered' {
  if (!response) return hasFailed ? 'failed' : 'loading'
  if (response.status === 404) return 'answered'
  if (isGood(response)) return 'answered'
  return response.status >= 200 && response.status < 300 ? 'garbled' : 'failed'
}

/** A field that says something; every other one is null. */
function textIn(body: unknown, field: string): string | null {
  const value = (body as Record<string, unknown> | null | undefined)?.[field]
  return typeof value === 'string' && value.trim() ? value.trim() : null
}
