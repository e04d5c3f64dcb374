import type { Person } from '../../contract/api/accounts.ts'
import { administratorEndpoints } from '../../contract/api/endpoints.ts'
import { useOptionalQuery } from '../api/useOptionalQuery.ts'
import { useServices } from '../services.ts'

/** Who may sign in. */
export const usePeople = () => useOptionalQuery<Person[]>('people', ['people'], administratorEndpoints.list)

/** The address of whoever is signed in: the server's word, or who signed in last in this browser. */
export function useOwnEmail(): string {
  const { session } = useServices()
  const { data } = usePeople()
  return data?.find(({ isSelf }) => isSelf)?.email ?? session.email
}
