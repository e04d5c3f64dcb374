import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeletedRecord } from '../../contract/api/administration.ts'
import { trashEndpoints } from '../../contract/api/endpoints.ts'
import { useCall } from '../api/createCall.ts'
import { sentenceOf } from '../api/failure.ts'
import { readAnew } from '../api/queryClient.ts'
import { PartlyFailed, settleEach } from '../api/settleEach.ts'
import type { Named } from '../entries/recordPaths.ts'
import { useWords } from '../i18n/words.ts'
import { useNotifier } from '../layout/useNotifier.ts'

/** Several deleted records of one resource. */
export type Several = Pick<Named, 'resource'> & { ids: readonly Named['id'][] }

/** What was deleted, the last first. */
export function useBin() {
  const call = useCall()
  return useQuery({
    queryKey: ['bin'],
    queryFn: async () => (await call(trashEndpoints.list)) as DeletedRecord[],
    gcTime: 0,
  })
}

/** Brings deleted records back, or has one go for good, and says how that went; afterwards whatever was read is read anew. */
export function useBinActions() {
  const { bin: words } = useWords()
  const call = useCall()
  const notify = useNotifier()
  const queryClient = useQueryClient()
  const onSettled = () => void readAnew(queryClient)
  const restore = useMutation({
    mutationFn: ({ resource, ids }: Several) =>
      settleEach(ids, (id) => call(trashEndpoints.restore, { params: { resource, id } })),
    onSuccess: () => notify(words.back),
    onError: (error) => notify(sentenceOf(firstIn(error), words.backFailed), 'error'),
    onSettled,
  })
  const purge = useMutation({
    mutationFn: ({ resource, id }: Named) => call(trashEndpoints.purge, { params: { resource, id } }),
    onSuccess: () => notify(words.purged),
    onError: (error) => notify(sentenceOf(error, words.purgeFailed), 'error'),
    onSettled,
  })
  return { restore: restore.mutate, purge: purge.mutate, isBusy: restore.isPending || purge.isPending }
}

/** Why the first of several did not come back. */
const firstIn = (error: unknown) => (error instanceof PartlyFailed ? error.failed.values().next().value : error)
