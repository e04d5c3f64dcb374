import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { errorMessage } from './failure.ts'
import { invalidate } from './queryClient.ts'

interface Result {
  done: string
  failed: string
}

/** Options of a mutation hook: notifies of the result, then refetches the resource. */
export function useMutationOptions(resource: string, { done, failed }: Result) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  return {
    onSuccess: () => notify(done),
    onError: (error: unknown) => notify(errorMessage(error, failed), { type: 'error' }),
    onSettled: () => invalidate(queryClient, [resource]),
  }
}
