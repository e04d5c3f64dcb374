import { type ParseArgsConfig, parseArgs } from 'node:util'
import { BESIDE, type Values, type Verb } from './cli/verb.ts'
import { verbs } from './cli/verbs.ts'
import { readProcessSettings } from './process/settings.ts'
import { StartRefused } from './shared/startRefused.ts'

/** The administrator's tool: `npm run cli -- <verb>`. What it says goes to standard output, why it cannot to the other. */
const COMMAND = 'npm run cli --'

try {
  const [name, ...rest] = process.argv.slice(2)
  if (!name || isHelp(name)) say(overview())
  else await runVerb(name, rest)
  if (!name) process.exitCode = 1
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}

async function runVerb(name: string, rest: string[]): Promise<void> {
  const verb = Object.hasOwn(verbs, name) ? verbs[name]! : undefined
  if (!verb) throw new StartRefused(`There is no "${name}". "${COMMAND} --help" lists what there is.`)
  const values = read(name, verb, rest)
  if (values.help) return say(helpOf(name, verb))
  const said = await verb.run(readProcessSettings(), values)
  for (const line of Array.isArray(said) ? said : said.lines) say(line)
  if (!Array.isArray(said)) process.exit(said.status)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
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

function isHelp(word: string): boolean {
  return ['--help', '-h', 'help'].includes(word)
}

function overview(): string {
  const width = Math.max(...Object.keys(verbs).map(({ length }) => length))
  const lines = Object.entries(verbs).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  return [`${COMMAND} <verb>`, '', ...lines, '', `${COMMAND} <verb> --help says more.`].join('\n')
}

function helpOf(name: string, { does, more, operands = {}, mayTake = {}, options = {}, beside }: Verb): string {
  const said = [
    ...Object.entries(operands).map(([operand, means]) => [`<${operand}>`, means] as const),
    ...Object.entries(mayTake).map(([operand, means]) => [`[${operand}]`, means] as const),
  ]
  const flags = Object.entries(options).map(
    ([option, { value, means }]) => [`--${option}${value ? ` <${value}>` : ''}`, means] as const,
  )
  const taken = [...said, ...flags]
  const width = Math.max(...taken.map(([word]) => word.length), 0)
  return [
    [COMMAND, name, ...said.map(([word]) => word), ...(flags.length ? ['[options]'] : [])].join(' '),
    '',
    does,
    more,
    ...(taken.length ? ['', ...taken.map(([word, means]) => `  ${word.padEnd(width)}  ${means}`)] : []),
    '',
    'It works on what the settings name (DATABASE_URL, DATA_DIR, STORAGE_URL), as the server does.',
    BESIDE[beside],
  ].join('\n')
}
