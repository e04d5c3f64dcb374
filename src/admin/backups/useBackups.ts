import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Activity } from '../../contract/api/administration.ts'
import type { Backup, BackupState } from '../../contract/api/backups.ts'
import { auditLogEndpoints, backupEndpoints } from '../../contract/api/endpoints.ts'
import { backupPanelTexts } from '../../contract/i18n/admin/backupPanel.ts'
import { useCall, useQuietCall } from '../api/createCall.ts'
import { FRESH } from '../api/queryClient.ts'
import { useCapabilities } from '../capabilities.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'

const STATE = ['backups', 'state'] as const
const LIST = ['backups', 'list'] as const

/** While one is being made it is looked at this often, in milliseconds. */
const WATCHED = 1000

/** So many erasures are looked at. */
const MOST_ERASURES = 100

/** The words around backups, in the language of the person at this browser. */
export const useBackupWords = () => backupPanelTexts[usePreference(locale)]

export const isBusy = (state: BackupState | undefined): boolean => Boolean(state && (state.running || state.isAsked))

/** How it stands with the backups. A server that tells no more than the specification is not asked. */
export function useBackupState() {
  const { offers, isPending } = useCapabilities()
  const isOffered = offers('backups')
  const call = useQuietCall()
  const { data, isError, refetch } = useQuery({
    queryKey: STATE,
    queryFn: async () => (await call(backupEndpoints.state)) as BackupState,
    enabled: isOffered === true,
    ...FRESH,
    refetchInterval: ({ state: { data } }) => (isBusy(data) ? WATCHED : FRESH.refetchInterval),
  })
  return { data, refetch, hasFailed: isError || (!isPending && !isOffered) }
}

/** Every backup there is, newest first. */
export function useBackupList(isWanted: boolean) {
  const call = useQuietCall()
  return useQuery({
    queryKey: LIST,
    queryFn: async () => (await call(backupEndpoints.list)) as Backup[],
    enabled: isWanted,
  })
}

/** When personal data were erased since a moment, newest first; none where that is not known. */
export function useErasures(since: string): string[] {
  const call = useQuietCall()
  const { data = [] } = useQuery({
    queryKey: ['backups', 'erasures'],
    queryFn: async () => {
      const query = { filter: JSON.stringify({ action: 'erase' }), range: `[0,${MOST_ERASURES - 1}]` }
      return (await call(auditLogEndpoints.list, { query })) as Activity[]
    },
    gcTime: 0,
  })
  return data.map(({ at }) => at).filter((at) => at > since)
}

/** Asks for a backup, and looks how far it is. */
export function useMakeBackup() {
  const call = useCall()
  const queries = useQueryClient()
  return async () => {
    await call(backupEndpoints.make)
    await queries.invalidateQueries({ queryKey: STATE })
  }
}

/** Reads the list anew once what was being made is made or has failed, and tells of it; a small one may be made between two looks. */
export function useWhenMade(state: BackupState | undefined, tell: (state: BackupState) => void) {
  const queries = useQueryClient()
  const wasBusy = useRef(false)
  const seen = useRef<string>(undefined)
  const busy = isBusy(state)
  useEffect(() => {
    const { lastVerifiedAt } = state ?? {}
    const isNew = Boolean(seen.current && lastVerifiedAt && lastVerifiedAt > seen.current)
    if ((wasBusy.current || isNew) && !busy && state) {
      void queries.invalidateQueries({ queryKey: LIST })
      tell(state)
    }
    wasBusy.current = busy
    if (!busy && lastVerifiedAt) seen.current = lastVerifiedAt
  })
}
