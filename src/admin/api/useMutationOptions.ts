import { useQueryClient } from '@tanstack/react-query'
import { useNotifier } from '../layout/useNotifier.ts'
import { sentenceOf } from './failure.ts'
import { renew } from './queryClient.ts'

interface Result {
  done: string
  failed: string
}

/** Options of a mutation hook: notifies of the result, then refetches the resource. */
export function useMutationOptions(resource: string, { done, failed }: Result) {
  const notify = useNotifier()
  const queryClient = useQueryClient()
  return {
    onSuccess: () => notify(done),
    onError: (error: unknown) => notify(sentenceOf(error, failed), 'error'),
    onSettled: () => renew(queryClient, [resource]),
  }
}
