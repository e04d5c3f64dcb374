/** Memoizes an asynchronous load; a rejection is not cached, so that the next caller tries again. */
export function memoizeAsync<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    if (loaded) return loaded
    const loading = load()
    loaded = loading
    loading.catch(() => {
      if (loaded === loading) loaded = undefined
    })
    return loading
  }
}

/** Resolves with the result of the work, or rejects after a timeout. The work continues; its later rejection is ignored. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timed out after ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
