import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { errorMessage } from './failure.ts'
import { invalidate } from './queryClient.ts'
import { reasonOf } from './settleEach.ts'

interface Result {
  done: string
  failed: string
}

/** Options of react-admin's mutation hooks: notifies of the result, then refetches the resource. */
export function useMutationOptions(resource: string, { done, failed }: Result) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  return {
    onSuccess: () => notify(done),
    onError: (error: unknown) => notify(errorMessage(error, failed), { type: 'error' }),
    onSettled: () => invalidate(queryClient, [resource]),
  }
}

interface NotifyingMutation<T, V> extends Pick<UseMutationOptions<T, Error, V>, 'mutationFn' | 'onMutate'> {
  /** Notification of a success. */
  done?: string | ((result: T) => string)
  /** Notification of a failure if the server sends no message, or in place of it. */
  failed: string | ((error: Error) => string)
  /** Called before the notification. */
  onSuccess?: (result: T) => unknown
  /** Refetched after either; everything is below `[]`. */
  refetch?: QueryKey
  onSettled?: () => unknown
}

/** A mutation that notifies of its result. */
export function useNotifyingMutation<T, V = void>(options: NotifyingMutation<T, V>) {
  const { done, failed, refetch, onSuccess, onSettled, ...rest } = options
  const notify = useNotify()
  const queryClient = useQueryClient()
  return useMutation<T, Error, V>({
    ...rest,
    async onSuccess(result) {
      await onSuccess?.(result)
      if (done) notify(typeof done === 'function' ? done(result) : done)
    },
    onError: (error) =>
      notify(typeof failed === 'function' ? failed(error) : errorMessage(reasonOf(error), failed), { type: 'error' }),
    async onSettled() {
      if (refetch) await invalidate(queryClient, refetch)
      await onSettled?.()
    },
  })
}
