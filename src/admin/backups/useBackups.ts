import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { BackupState } from '../../contract/api/backups.ts'
import { useOptionalRecord } from '../api/optionalQueries.ts'
import { FRESH } from '../api/queryClient.ts'

/** Interval of refetches during a backup, in milliseconds. */
const WATCHED = 1000

export const isBusy = (state: Pick<BackupState, 'running' | 'isAsked'> | undefined): boolean =>
  Boolean(state && (state.running || state.isAsked))

/** State of the scheduled backups, refetched regularly. */
export const useBackupState = () =>
  useOptionalRecord('backupState', {
    ...FRESH,
    refetchInterval: ({ state: { data } }) => (isBusy(data) ? WATCHED : FRESH.refetchInterval),
  })

/**
 * Refetches the list and calls `onMade` when a backup is complete or has failed, also if it started and ended between two
 * refetches.
 */
export function useWhenMade(state: BackupState | undefined, onMade: (state: BackupState) => void) {
  const queryClient = useQueryClient()
  const wasBusy = useRef(false)
  const seen = useRef<string>(undefined)
  const busy = isBusy(state)
  useEffect(() => {
    const { lastVerifiedAt } = state ?? {}
    const isNew = Boolean(seen.current && lastVerifiedAt && lastVerifiedAt > seen.current)
    if ((wasBusy.current || isNew) && !busy && state) {
      void queryClient.invalidateQueries({ queryKey: ['backups'] })
      onMade(state)
    }
    wasBusy.current = busy
    if (!busy && lastVerifiedAt) seen.current = lastVerifiedAt
  })
}
