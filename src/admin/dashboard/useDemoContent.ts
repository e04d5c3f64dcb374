import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DemoContent } from '../../contract/api/administration.ts'
import { demoContentEndpoints } from '../../contract/api/endpoints.ts'
import { useCall, useQuietCall } from '../api/createCall.ts'
import { useStats } from '../api/useStats.ts'
import { useCapability } from '../capabilities.tsx'

/** What nobody has changed of the demo content. A server that tells no more than the specification is not asked. */
export function useDemoContent() {
  const { isPending } = useStats()
  const isOffered = useCapability('demoContent')
  const call = useQuietCall()
  const { data, isLoading } = useQuery({
    queryKey: ['demo content'],
    queryFn: async () => (await call(demoContentEndpoints.left)) as DemoContent,
    gcTime: 0,
    enabled: isOffered === true,
  })
  return { data, isPending: isPending || isLoading }
}

interface Told {
  onRemoved: (removed: DemoContent) => void
  onFailed: (error: Error) => void
}

/** Takes that out; afterwards whatever was read is read anew. */
export function useDemoRemoval({ onRemoved, onFailed }: Told) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call(demoContentEndpoints.remove)) as DemoContent,
    onSuccess: onRemoved,
    onError: onFailed,
    onSettled: () => void queryClient.invalidateQueries(),
  })
}
