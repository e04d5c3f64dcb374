import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import { type AccessKey, accessKeyCalls } from '../../contract/accessKeyCalls.ts'
import type { Access } from '../../contract/endpoint.ts'
import { programsTexts } from '../../contract/texts/administrator/programs.ts'
import { type Delivery, type Webhook, webhookCalls } from '../../contract/webhookCalls.ts'
import { useQuietCall } from '../api/createCall.ts'
import { useTellsMore } from '../api/useStats.ts'
import { locale, usePreference } from '../preferences.ts'

/** The words around other programs, in the language of the person at this browser. */
export const useProgramsWords = () => programsTexts[usePreference(locale)]

/** A list that a server which keeps the specification alone does not have. */
function useList<T>(
  queryKey: readonly unknown[],
  access: Access,
  id?: number,
  interval?: (data: T[]) => number | false,
) {
  const call = useQuietCall()
  const client = useQueryClient()
  const tellsMore = useTellsMore()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await call(access, { id })) as T[],
    enabled: tellsMore === true,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && interval ? interval(state.data) : false),
  })
  return {
    data,
    isOffered: tellsMore !== false && !(error instanceof HttpError && [404, 405].includes(error.status)),
    hasFailed: Boolean(error) && !data,
    refetch,
    renew: () => client.invalidateQueries({ queryKey }),
  }
}

export const useAccessKeys = () => useList<AccessKey>(['accessKeys'], accessKeyCalls.list)

export const useWebhooks = () => useList<Webhook>(['webhooks'], webhookCalls.list)

/** While something is on its way it is looked at again, in milliseconds. */
const ON_ITS_WAY = 3000
/** What is to be tried again after longer is not waited for. */
const SOON = 60_000

const isOnItsWay = ({ nextAttemptAt }: Delivery) =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON

/** What was told an address, newest first. */
export const useDeliveries = (id: number) =>
  useList<Delivery>(['webhooks', id, 'deliveries'], webhookCalls.deliveries, id, (deliveries) =>
    deliveries.some(isOnItsWay) ? ON_ITS_WAY : false,
  )
