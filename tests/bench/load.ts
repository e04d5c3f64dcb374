import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Asks once, reads the whole answer, and rejects unless it is 200. */
export const ask = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer
        .resume()
        .on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}: ${url}`))))
    }).on('error', reject)
  })

/** Asks `count` times, a few at once, for what `urlOf` says. */
export async function askMany(count: number, urlOf: (i: number) => string): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let i = next++; i < count; i = next++) await ask(urlOf(i))
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
