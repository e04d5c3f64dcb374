import type { OpenSession } from '../../contract/api/auth.ts'
import { authEndpoints } from '../../contract/api/authEndpoints.ts'
import { useBeyond } from '../api/useBeyond.ts'

/** Where one is signed in. */
export const useSessions = () => useBeyond<OpenSession[]>(['sessions'], authEndpoints.sessions)
