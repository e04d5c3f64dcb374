/** Does something under a signal that comes so many milliseconds after another. */
export async function withDelayed(
  signal: AbortSignal | undefined,
  milliseconds: number,
  work: (later: AbortSignal) => Promise<void>,
) {
  const later = new AbortController()
  const delay = () => setTimeout(() => later.abort(), milliseconds).unref()
  signal?.addEventListener('abort', delay)
  if (signal?.aborted) delay()
  try {
    await work(later.signal)
  } finally {
    signal?.removeEventListener('abort', delay)
  }
}
