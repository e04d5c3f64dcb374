/** What a backup is written into: takes bytes from a place in them on, and answers how many it took. */
export interface Sink {
  write(bytes: Uint8Array, from: number): Promise<{ bytesWritten: number }>
}

/**
 * Has one write what another reads, no faster than it is read. Where either fails the other is told, and the first failure is
 * the one that counts.
 */
export async function pour<T>(
  produce: (sink: Sink) => Promise<T>,
  consume: (content: ReadableStream<Uint8Array>) => Promise<unknown>,
): Promise<T> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const end = (error: unknown) => writer.abort(error).catch(() => {})
  let isRefused = false
  const sink: Sink = {
    async write(bytes, from) {
      await writer.write(bytes.subarray(from)).catch((error: unknown) => {
        isRefused = true
        throw error
      })
      return { bytesWritten: bytes.length - from }
    },
  }
  const producing = produce(sink).then(async (value) => {
    await writer.close().catch(() => {})
    return value
  })
  producing.catch(end)
  const consuming = consume(readable)
  consuming.catch(end)
  const [produced, consumed] = await Promise.allSettled([producing, consuming])
  if (produced.status === 'rejected' && !isRefused) throw produced.reason
  if (consumed.status === 'rejected') throw consumed.reason
  if (produced.status === 'rejected') throw produced.reason
  return produced.value
}
