import { ModelFailed } from './failure.ts'

/** What one answer may weigh on the wire, in bytes; the longest draft takes a tenth of it. */
const MOST_BYTES = 4 * 1024 * 1024

/** Fetches, but no more than so many bytes, and from nowhere else: a key is not carried on to where an answer points. */
export const fetchAtMost =
  (most = MOST_BYTES): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' }).catch((error: unknown) => {
      throw init?.signal?.aborted ? error : new ModelFailed('unreachable')
    })
    if (response.status >= 300 && response.status < 400) throw new ModelFailed('refused', response.status)
    if (!response.body) return response
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.length
          if (bytes > most) controller.error(new ModelFailed('oversized'))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, response)
  }
