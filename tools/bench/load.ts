import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 16, timeout: 60_000 })

/** An address, and what is asked of it where that is not a whole page in Brotli, answered with 200. */
export interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
  status?: number
}

/** Asks once, reads the whole answer, and rejects unless it is as it should be. */
export const ask = (asked: string | Asked): Promise<void> =>
  new Promise((resolve, reject) => {
    const { path, method = 'GET', headers = {}, status = 200 } = typeof asked === 'string' ? { path: asked } : asked
    request(path, { agent, method, headers: { 'Accept-Encoding': 'br', ...headers } }, (answer) => {
      answer
        .resume()
        .on('end', () =>
          answer.statusCode === status ? resolve() : reject(new Error(`${answer.statusCode}: ${path}`)),
        )
    })
      .on('error', reject)
      .end()
  })

/** Asks `count` times, a few at once, for what `next` says. */
export async function askMany(count: number, next: (i: number) => string | Asked): Promise<void> {
  let asked = 0
  const worker = async () => {
    for (let i = asked++; i < count; i = asked++) await ask(next(i))
  }
  await Promise.all(Array.from({ length: 16 }, worker))
}

/** Answers per second over some seconds of asking. */
export async function throughput(urlOf: (i: number) => string, seconds = 3): Promise<number> {
  const startedAt = performance.now()
  let answered = 0
  const isTime = () => performance.now() - startedAt < seconds * 1000
  const worker = async () => {
    while (isTime()) {
      await ask(urlOf(answered))
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return (answered / (performance.now() - startedAt)) * 1000
}

/** Ends the connections that are kept for more. */
export const hangUp = (): void => agent.destroy()
