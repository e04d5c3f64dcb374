import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 16, timeout: 60_000 })

/** A request; by default a GET in Brotli with status 200. */
export interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
  status?: number
}

/** Sends one request, reads the whole response, and rejects if it is not as expected. */
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

/** Sends `count` requests, a few at once. */
export async function askMany(count: number, next: (i: number) => string | Asked): Promise<void> {
  let asked = 0
  const worker = async () => {
    for (let i = asked++; i < count; i = asked++) await ask(next(i))
  }
  await Promise.all(Array.from({ length: 16 }, worker))
}

/** Responses per second over some seconds. */
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

/** Closes idle connections. */
export const hangUp = (): void => agent.destroy()
