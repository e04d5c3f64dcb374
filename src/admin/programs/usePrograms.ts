import type { ListedApiKey } from '../../contract/api/accounts.ts'
import { apiKeyEndpoints, webhookEndpoints } from '../../contract/api/endpoints.ts'
import type { Delivery, Webhook } from '../../contract/api/webhooks.ts'
import { programsTexts } from '../../contract/i18n/admin/programs.ts'
import { useOptionalQuery } from '../api/useOptionalQuery.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

/** The words around other programs, in the language of the person at this browser. */
export const useProgramsWords = () => programsTexts[usePreference(locale)]

export const useAccessKeys = () => useOptionalQuery<ListedApiKey[]>('apiKeys', ['accessKeys'], apiKeyEndpoints.list)

export const useWebhooks = () => useOptionalQuery<Webhook[]>('webhooks', ['webhooks'], webhookEndpoints.list)

/** While something is on its way it is looked at again, in milliseconds. */
const ON_ITS_WAY = 3000
/** What is to be tried again after longer is not waited for. */
const SOON = 60_000

const isOnItsWay = ({ nextAttemptAt }: Delivery) =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON

/** What was told an address, newest first. */
export const useDeliveries = (id: number) =>
  useOptionalQuery<Delivery[]>('webhooks', ['webhooks', id, 'deliveries'], webhookEndpoints.deliveries, {
    id,
    lookAgainIn: (deliveries) => (deliveries.some(isOnItsWay) ? ON_ITS_WAY : false),
  })
