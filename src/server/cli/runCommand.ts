import type { Readable } from 'node:stream'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Settings } from '../platform/config/settings.ts'
import { StartRefused } from '../platform/config/startRefused.ts'
import { COMMAND, helpOf, overview } from './help.ts'
import type { Values, Verb } from './verb.ts'
import { verbs } from './verbs.ts'

/** What is around a run of the tool. */
export interface Surroundings {
  /** Read when a verb is done, and for no help. */
  settings: () => Settings
  input: Readable
  say(line: string): void
  complain(error: unknown): void
}

/** How a run ended. */
export interface Ended {
  status: number
  /** Whether something may still be under way, which is to be left behind. */
  leavesBehind?: true
}

/** Does what the words after the tool's name ask for. */
export async function runCommand([name, ...rest]: readonly string[], around: Surroundings): Promise<Ended> {
  try {
    if (name && !isHelp(name)) return await runVerb(name, rest, around)
    around.say(overview(verbs))
    return { status: name ? 0 : 1 }
  } catch (error) {
    around.complain(error instanceof StartRefused ? error.message : error)
    return { status: 1 }
  }
}

async function runVerb(name: string, rest: string[], { settings, input, say }: Surroundings): Promise<Ended> {
  const verb = Object.hasOwn(verbs, name) ? verbs[name]! : undefined
  if (!verb) throw new StartRefused(`There is no "${name}". "${COMMAND} --help" lists what there is.`)
  const values = read(name, verb, rest)
  if (values.help) {
    say(helpOf(name, verb))
    return { status: 0 }
  }
  const said = await verb.run(settings(), values, input)
  const lines = Array.isArray(said) ? said : said.lines
  for (const line of lines) say(line)
  return Array.isArray(said) ? { status: 0 } : { status: said.status, leavesBehind: true }
}

function read(name: string, { options = {}, operands = {}, mayTake = {} }: Verb, args: string[]): Values {
  const config = Object.fromEntries(Object.entries(options).map(([option, { type }]) => [option, { type }]))
  const known: ParseArgsConfig['options'] = { ...config, help: { type: 'boolean', short: 'h' } }
  try {
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true })
    return values.help
      ? { help: true }
      : { ...(values as Values), ...named(Object.keys(operands), Object.keys(mayTake), positionals) }
  } catch (error) {
    throw new StartRefused(
      `${(error as Error).message.replace(/\.?$/, '.')} "${COMMAND} ${name} --help" says what it takes.`,
    )
  }
}

/** What was said besides options, by the names that the verb gives it. */
function named(operands: readonly string[], mayTake: readonly string[], said: readonly string[]): Values {
  const missing = operands[said.length]
  if (missing) throw new Error(`<${missing}> is missing`)
  const names = [...operands, ...mayTake]
  if (said.length > names.length) throw new Error(`Unexpected argument '${said[names.length]}'`)
  return Object.fromEntries(said.map((word, i) => [names[i]!, word]))
}

const isHelp = (word: string): boolean => ['--help', '-h', 'help'].includes(word)
