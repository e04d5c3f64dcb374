import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import type { Person } from '../../contract/people.ts'
import { peopleCalls } from '../../contract/peopleCalls.ts'
import { useCall } from '../api/createCall.ts'
import { useTellsMore } from '../api/useStats.ts'

const PEOPLE = ['people']

/** Who may sign in. A server that keeps the specification alone tells nobody. */
export function usePeople() {
  const call = useCall()
  const client = useQueryClient()
  const tellsMore = useTellsMore()
  const { data, error, refetch } = useQuery({
    queryKey: PEOPLE,
    queryFn: async () => (await call(peopleCalls.list)) as Person[],
    enabled: tellsMore === true,
    retry: false,
    staleTime: 0,
  })
  return {
    people: data,
    isOffered: tellsMore !== false && !(error instanceof HttpError && [404, 405].includes(error.status)),
    hasFailed: Boolean(error),
    refetch,
    renew: () => client.invalidateQueries({ queryKey: PEOPLE }),
  }
}
