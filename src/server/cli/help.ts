import { BESIDE, type Verb } from './verb.ts'

export const COMMAND = 'npm run cli --'

/** Every verb and what it does, a line each. */
export function overview(verbs: Readonly<Record<string, Verb>>): string {
  const width = Math.max(...Object.keys(verbs).map(({ length }) => length))
  const lines = Object.entries(verbs).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  return [`${COMMAND} <verb>`, '', ...lines, '', `${COMMAND} <verb> --help says more.`].join('\n')
}

/** All that there is to know of one verb. */
export function helpOf(name: string, verb: Verb): string {
  const { does, more, operands = {}, mayTake = {}, options = {}, isOnFiles, beside } = verb
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
    ...(isOnFiles
      ? []
      : ['It works on what the settings name (DATABASE_URL, DATA_DIR, STORAGE_URL), as the server does.']),
    BESIDE[beside],
  ].join('\n')
}
