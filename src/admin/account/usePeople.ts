import type { Person } from '../../contract/api/accounts.ts'
import { administratorEndpoints } from '../../contract/api/endpoints.ts'
import { useBeyond } from '../api/useBeyond.ts'
import { useServices } from '../services.ts'

/** Who may sign in. */
export const usePeople = () => useBeyond<Person[]>(['people'], administratorEndpoints.list)

/** The address of whoever is signed in: the server's word, or who signed in last in this browser. */
export function useOwnEmail(): string {
  const { session } = useServices()
  const { data } = usePeople()
  return data?.find(({ isSelf }) => isSelf)?.email ?? session.email
}
