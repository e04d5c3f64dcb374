import type { Readable } from 'node:stream'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { OperatorError } from '../platform/config/operatorError.ts'
import type { Settings } from '../platform/config/settings.ts'
import { type Command, SERVER_MAY_RUN, type Values } from './command.ts'
import { commands } from './commands.ts'

/** The process around a command. */
export interface CommandEnvironment {
  /** Read only when a command runs, not for help. */
  settings: () => Settings
  input: Readable
  print(line: string): void
  printError(error: unknown): void
}

export interface ExitResult {
  status: number
  /** Work may still be running: exit without waiting for it. */
  mustExit?: true
}

/** Runs the command that the arguments name, or prints help. */
export async function runCommand(
  [name, ...rest]: readonly string[],
  environment: CommandEnvironment,
): Promise<ExitResult> {
  try {
    if (name && !isHelp(name)) return await runNamed(name, rest, environment)
    environment.print(overview())
    return { status: name ? 0 : 1 }
  } catch (error) {
    environment.printError(error instanceof OperatorError ? error.message : error)
    return { status: 1 }
  }
}

async function runNamed(
  name: string,
  rest: string[],
  { settings, input, print }: CommandEnvironment,
): Promise<ExitResult> {
  const command = Object.hasOwn(commands, name) ? commands[name]! : undefined
  if (!command) throw new OperatorError(`Unknown command "${name}". "${COMMAND} --help" lists the commands.`)
  const values = parse(name, command, rest)
  if (values.help) {
    print(helpOf(name, command))
    return { status: 0 }
  }
  const result = await command.run(settings(), values, input)
  const { lines, status } = Array.isArray(result) ? { lines: result, status: 0 } : result
  for (const line of lines) print(line)
  return Array.isArray(result) ? { status } : { status, mustExit: true }
}

function parse(name: string, { options = {}, operands = {}, optionalOperands = {} }: Command, args: string[]): Values {
  const config = Object.fromEntries(Object.entries(options).map(([option, { type }]) => [option, { type }]))
  const known: ParseArgsConfig['options'] = { ...config, help: { type: 'boolean', short: 'h' } }
  try {
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true })
    return values.help
      ? { help: true }
      : // Options are declared as strings and booleans.
        { ...(values as Values), ...named(Object.keys(operands), Object.keys(optionalOperands), positionals) }
  } catch (error) {
    throw new OperatorError(
      `${(error as Error).message.replace(/\.?$/, '.')} "${COMMAND} ${name} --help" lists its options.`,
    )
  }
}

/** Positional arguments by name. */
function named(operands: readonly string[], optionalOperands: readonly string[], given: readonly string[]): Values {
  const missing = operands[given.length]
  if (missing) throw new Error(`<${missing}> is missing`)
  const names = [...operands, ...optionalOperands]
  if (given.length > names.length) throw new Error(`Unexpected argument '${given[names.length]}'`)
  return Object.fromEntries(given.map((word, i) => [names[i]!, word]))
}

const COMMAND = 'npm run cli --'

const isHelp = (word: string): boolean => ['--help', '-h', 'help'].includes(word)

/** All commands, one line each. */
function overview(): string {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return [`${COMMAND} <verb>`, '', ...lines, '', `${COMMAND} <verb> --help prints its help.`].join('\n')
}

function helpOf(name: string, command: Command): string {
  const { summary, details, operands = {}, optionalOperands = {}, options = {}, worksOnSources, serverMayRun } = command
  const positionals = [
    ...Object.entries(operands).map(([operand, help]) => [`<${operand}>`, help] as const),
    ...Object.entries(optionalOperands).map(([operand, help]) => [`[${operand}]`, help] as const),
  ]
  const flags = Object.entries(options).map(
    ([option, { value, help }]) => [`--${option}${value ? ` <${value}>` : ''}`, help] as const,
  )
  const taken = [...positionals, ...flags]
  const width = Math.max(...taken.map(([word]) => word.length), 0)
  return [
    [COMMAND, name, ...positionals.map(([word]) => word), ...(flags.length ? ['[options]'] : [])].join(' '),
    '',
    summary,
    details,
    ...(taken.length ? ['', ...taken.map(([word, help]) => `  ${word.padEnd(width)}  ${help}`)] : []),
    '',
    ...(worksOnSources ? [] : ['Uses the settings of the server (DATABASE_URL, DATA_DIR, STORAGE_URL).']),
    SERVER_MAY_RUN[serverMayRun],
  ].join('\n')
}
