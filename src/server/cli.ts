import { type ParseArgsConfig, parseArgs } from 'node:util'
import { openGround } from './cli/ground.ts'
import { type Verb, verbs } from './cli/verbs.ts'
import { readProcessEnv } from './env.ts'
import { StartRefused } from './startRefused.ts'

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
  const ground = await openGround(readProcessEnv())
  try {
    for (const line of await verb.run(ground, values)) say(line)
  } finally {
    await ground.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

type Values = Record<string, string | boolean | undefined>

function read(name: string, { options = {} }: Verb, args: string[]): Values {
  const config = Object.fromEntries(Object.entries(options).map(([option, { type }]) => [option, { type }]))
  const known: ParseArgsConfig['options'] = { ...config, help: { type: 'boolean', short: 'h' } }
  try {
    return parseArgs({ args, options: known, allowPositionals: false }).values as Values
  } catch (error) {
    throw new StartRefused(
      `${(error as Error).message.replace(/\.?$/, '.')} "${COMMAND} ${name} --help" says what it takes.`,
    )
  }
}

function isHelp(word: string): boolean {
  return ['--help', '-h', 'help'].includes(word)
}

function overview(): string {
  const width = Math.max(...Object.keys(verbs).map(({ length }) => length))
  const lines = Object.entries(verbs).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  return [`${COMMAND} <verb>`, '', ...lines, '', `${COMMAND} <verb> --help says more.`].join('\n')
}

function helpOf(name: string, { does, more, options = {} }: Verb): string {
  const flags = Object.entries(options).map(([option, { value, means }]) => [
    `--${option}${value ? ` <${value}>` : ''}`,
    means,
  ])
  const width = Math.max(...flags.map(([flag]) => flag!.length), 0)
  return [
    `${COMMAND} ${name}${flags.length ? ' [options]' : ''}`,
    '',
    `${does} ${more}`,
    ...(flags.length ? ['', ...flags.map(([flag, means]) => `  ${flag!.padEnd(width)}  ${means}`)] : []),
    '',
    'It works on what the settings name (DATABASE_URL, DATA_DIR, STORAGE_URL), as the server does. With the embedded',
    'database the server must be stopped; with PostgreSQL it may run.',
  ].join('\n')
}
