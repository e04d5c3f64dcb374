import { useLogoutIfAccessDenied } from 'ra-core'
import { useCallback, useEffect, useState } from 'react'
import type { Access } from '../../contract/endpoint.ts'
import { useCall } from './createCall.ts'

interface Reading<T> {
  data?: T
  error?: unknown
}

/** Reads one call when it is shown, and again when it is asked to. A refused one leads to the login. */
export function useRead<T>(access: Access, query?: Record<string, string>) {
  const call = useCall()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [reading, setReading] = useState<Reading<T>>({})
  const [times, setTimes] = useState(1)
  const search = JSON.stringify(query ?? {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks for it anew, and signing out does not
  useEffect(() => {
    let isCurrent = true
    const settle = (read: Reading<T>) => isCurrent && setReading(read)
    call(access, { query: JSON.parse(search) }).then(
      (data) => settle({ data: data as T }),
      async (error: unknown) => (await logoutIfAccessDenied(error)) || settle({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [call, access, search, times])
  const retry = useCallback(() => {
    setReading({})
    setTimes((now) => now + 1)
  }, [])
  return { ...reading, isPending: !('data' in reading) && !('error' in reading), retry }
}
