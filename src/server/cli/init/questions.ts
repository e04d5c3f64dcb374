import { createInterface } from 'node:readline/promises'
import { StartRefused } from '../../platform/config/startRefused.ts'

export interface Question {
  /** What is asked for. */
  asks: string
  /** What an empty answer means. */
  otherwise: string
  /** Throws `StartRefused` for an answer that will not do. */
  read(answer: string): unknown
}

/** Asks in the terminal, until an answer will do. */
export async function ask(question: Question): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const given = await terminal.question(`${question.asks} [${question.otherwise}]: `).finally(() => terminal.close())
  const answer = given.trim() || question.otherwise
  try {
    question.read(answer)
    return answer
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    process.stdout.write(`${error.message}\n`)
    return ask(question)
  }
}
