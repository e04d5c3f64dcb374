import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Version } from '../../contract/api/administration.ts'
import { versionEndpoints } from '../../contract/api/endpoints.ts'
import { useCall } from '../api/createCall.ts'
import type { Named } from '../entries/recordPaths.ts'

type Values = Record<string, unknown>

/** Every look is a new one: others save meanwhile. */
const ANEW = { gcTime: 0 } as const

/** The versions of a record, the newest first. */
export function useVersions(of: Named) {
  const call = useCall()
  return useQuery({
    queryKey: ['history', of],
    queryFn: async () => (await call(versionEndpoints.list, { params: { ...of }, asksInPlace: true })) as Version[],
    ...ANEW,
  })
}

/** A record as it stood after a save; nothing where no save is named. */
export function useVersion(of: Named, version: number | undefined) {
  const call = useCall()
  return useQuery({
    queryKey: ['history', of, version],
    queryFn: async () =>
      (await call(versionEndpoints.read, { params: { ...of, version: version! }, asksInPlace: true })) as Values,
    enabled: version !== undefined,
    ...ANEW,
  })
}

interface Told {
  onRestored: () => void
  onFailed: (error: Error) => void
}

/** Makes the record what it was; afterwards whatever was read is read anew. */
export function useRestore(of: Named, { onRestored, onFailed }: Told) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (version: number) => call(versionEndpoints.restore, { params: { ...of, version } }),
    onSuccess: onRestored,
    onError: onFailed,
    onSettled: () => void queryClient.invalidateQueries(),
  })
}
