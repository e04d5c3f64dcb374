import type { Answer } from '../../contract/site.ts'
import { fetchAnswer } from '../api/fetchAnswer.ts'

/** What a page knows of one address of the API. */
export interface Known {
  answer?: Answer
  /** The last request failed; an answer from before it stays. */
  hasFailed?: boolean
}

export interface AnswerStore {
  read(address: string): Known
  subscribe(address: string, onChange: () => void): () => void
  /** Counts what has been learnt. */
  revision(): number
  /** Asks for what a page that is opened needs, unless it was asked for just now, or beforehand and not long ago. */
  refresh(address: string): void
  /** Asks for what a page will need if it is opened. One that fails is forgotten. */
  prefetch(address: string): void
  /** Asks again, whatever was asked before; resolves when that is answered, never rejects. */
  retry(address: string): Promise<void>
}

/** What is opened within this many milliseconds of being pointed at needs no second request. */
const EARLY = 30_000
/** What several parts of one page need is asked for once: they come within so many milliseconds. */
const AT_ONCE = 50
/** How long a failure is waited on before each further try, in milliseconds, while somebody shows what is missing. */
const PATIENCE = [5000, 10_000, 20_000]

interface Asked {
  /** When, in milliseconds as `performance.now()` counts. */
  at: number
  isEarly: boolean
  done: Promise<void>
}

const NOTHING: Known = {}

/** What the API answered, by address: known from the document, or asked for. Failures of a server's kind answer nothing. */
export function createAnswerStore(answers: Readonly<Record<string, Answer>> = {}): AnswerStore {
  const known = new Map<string, Known>(Object.entries(answers).map(([address, answer]) => [address, { answer }]))
  const asked = new Map<string, Asked>()
  const listeners = new Map<string, Set<() => void>>()
  let revision = 0
  const read = (address: string) => known.get(address) ?? NOTHING

  const learn = (address: string, next: Known) => {
    // What says the same draws nothing anew.
    if (JSON.stringify(read(address)) === JSON.stringify(next)) return
    known.set(address, next)
    revision += 1
    for (const listener of listeners.get(address) ?? []) listener()
  }
  const ask = (address: string, isEarly: boolean, tries = 0): Promise<void> => {
    const request = async () => {
      try {
        learn(address, { answer: await fetchAnswer(address) })
      } catch {
        if (asked.get(address) === mine) asked.delete(address)
        // Nobody is told of what nobody asked to see.
        if (!mine.isEarly) learn(address, { ...read(address), hasFailed: true })
        const patience = PATIENCE[tries]
        if (patience && listeners.has(address)) setTimeout(again, patience)
      }
    }
    const again = () => {
      if (read(address).hasFailed && listeners.has(address) && !asked.has(address)) void ask(address, false, tries + 1)
    }
    const mine: Asked = { at: performance.now(), isEarly, done: Promise.resolve() }
    asked.set(address, mine)
    mine.done = request()
    return mine.done
  }
  const isFresh = ({ at, isEarly }: Asked) => performance.now() - at < (isEarly ? EARLY : AT_ONCE)

  return {
    read,
    revision: () => revision,
    subscribe(address, onChange) {
      const all = listeners.get(address) ?? new Set()
      listeners.set(address, all.add(onChange))
      return () => {
        all.delete(onChange)
        if (all.size === 0) listeners.delete(address)
      }
    },
    refresh(address) {
      const before = asked.get(address)
      if (!before || !isFresh(before)) return void ask(address, false)
      if (before.isEarly) Object.assign(before, { at: performance.now(), isEarly: false })
    },
    prefetch(address) {
      const before = asked.get(address)
      if (!before || performance.now() - before.at > EARLY) void ask(address, true)
    },
    retry: (address) => ask(address, false),
  }
}
