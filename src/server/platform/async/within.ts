/** No part of a wait counts for more, in milliseconds: a process that was held up, or its machine, has not waited meanwhile. */
const PART = 250

/**
 * What some work comes to, unless that takes longer than so many milliseconds: then it is left behind, and this throws.
 * Work that fails later fails in silence.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const wait = (left: number) => {
      if (left <= 0) reject(new Error(`nothing came within ${milliseconds} ms`))
      else timer = setTimeout(wait, Math.min(PART, left), left - PART)
    }
    wait(milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
