import { useCallback, useRef } from 'react'

const load = async () => {
  const code = await import('./sending.ts')
  return { ...code, token: code.createFormToken() }
}

/** Loads what checks and sends a form, once; undefined when it does not come, and tried again the next time. */
export function useSending() {
  const loading = useRef<ReturnType<typeof load>>(undefined)
  return useCallback(async () => {
    loading.current ??= load()
    try {
      return await loading.current
    } catch {
      loading.current = undefined
      return undefined
    }
  }, [])
}
