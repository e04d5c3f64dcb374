import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createHttp } from '../api/http.ts'
import { useServices } from '../services.ts'
import { type Change, withChanges } from './changes.ts'
import { type InboxMessage, readMessages, type View, views } from './messages.ts'
import { usePulse } from './usePulse.ts'

/** How many messages are shown at first, and how many more each time. */
const STEP = 50

interface Made {
  change: Change
  /** The last list that had been asked for when the server agreed: later ones show the change themselves. */
  agreedAt?: number
}

/**
 * The messages of a view that match a search. What is done to one shows at once, and is taken back when the server
 * refuses it.
 */
export function useMessages(view: View, q: string) {
  const { apiUrl, session } = useServices()
  const http = useMemo(() => createHttp(session), [session])
  const [count, setCount] = useState(STEP)
  const [loaded, setLoaded] = useState<{ rows: InboxMessage[]; total: number }>()
  const [error, setError] = useState<unknown>()
  const [isLoading, setLoading] = useState(true)
  const [made, setMade] = useState<readonly Made[]>([])
  const latest = useRef(0)

  const load = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    setLoading(true)
    try {
      const answer = await readMessages(http, apiUrl, { view, q, count })
      if (own !== latest.current) return
      setLoaded(answer)
      setError(undefined)
      setMade((waiting) => waiting.filter(({ agreedAt }) => agreedAt === undefined || agreedAt >= own))
    } catch (failure) {
      if (own === latest.current) setError(failure)
    }
    if (own === latest.current) setLoading(false)
  }, [http, apiUrl, view, q, count])

  useEffect(() => {
    void load()
    return () => {
      latest.current += 1
    }
  }, [load])
  usePulse(load)

  /** Shows a change at once and makes it. When that fails it is undone, and the failure is the caller's. */
  async function change(change: Change, call: () => Promise<unknown>) {
    const own: Made = { change }
    setMade((waiting) => [...waiting, own])
    try {
      await call()
      const agreed = { change, agreedAt: latest.current }
      setMade((waiting) => waiting.map((each) => (each === own ? agreed : each)))
    } catch (failure) {
      setMade((waiting) => waiting.filter((each) => each !== own))
      throw failure
    }
  }

  const changes = useMemo(() => made.map((each) => each.change), [made])
  const rows = useMemo(
    () => loaded && withChanges(loaded.rows, changes).filter(views[view].holds),
    [loaded, changes, view],
  )
  return {
    rows,
    total: loaded && rows ? loaded.total - loaded.rows.length + rows.length : 0,
    error,
    isLoading,
    reload: load,
    showMore: loaded && loaded.total > loaded.rows.length ? () => setCount((now) => now + STEP) : undefined,
    change,
    /** A message as it is by now, also when it stands in no list any more. */
    changed: (message: InboxMessage) => withChanges([message], changes)[0],
  }
}
