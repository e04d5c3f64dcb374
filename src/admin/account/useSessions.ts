import type { OpenSession } from '../../contract/api/accounts.ts'
import { authEndpoints } from '../../contract/api/endpoints.ts'
import { useBeyond } from '../api/useBeyond.ts'

/** Where one is signed in. */
export const useSessions = () => useBeyond<OpenSession[]>(['sessions'], authEndpoints.sessions)
