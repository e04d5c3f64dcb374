import type { OpenSession } from '../../contract/api/accounts.ts'
import { authEndpoints } from '../../contract/api/endpoints.ts'
import { useOptionalQuery } from '../api/useOptionalQuery.ts'

/** Where one is signed in. */
export const useSessions = () => useOptionalQuery<OpenSession[]>('sessions', ['sessions'], authEndpoints.sessions)
