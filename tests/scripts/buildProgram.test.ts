import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { forNode, inAscii, leaveOut, withPlainBuiltins } from '../../scripts/buildProgram.ts'

const SAID = String.raw`
const ö = { ç: 'ğ' }
console.log(JSON.stringify([
  process.moduleLoadList.some((name) => name.includes('undici')),
  ö.ç + METHODS.includes('GET') + EventEmitter.name + path.sep + typeof on + '\ş\\ş\n',
  BACKTICK\${ö.ç}ıBACKTICK,
  ['Iğdır 🌱'.match(/^[^\sğ]ğ.+\sX?[🌱-🌳]$/u)?.[0], /[ş\ı]/.test('ı')],
  Object.keys(unwanted),
]))
`
const IMPORTS = `import { METHODS } from 'node:http'
import EventEmitter, { on } from 'node:events'
import * as path from 'node:path'
import unwanted from 'unwanted'
`

test('what is built for Node does what its sources say, and loads no client of HTTP for a server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'program-'))
  try {
    writeFileSync(join(folder, 'entry.js'), IMPORTS + SAID.replaceAll('BACKTICK', '`').replace('\\$', '$'))
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [leaveOut({ unwanted: 'nobody wants it' }), forNode()],
      build: {
        ssr: 'entry.js',
        outDir: 'out',
        minify: false,
        target: 'node24',
        rolldownOptions: { output: { entryFileNames: 'out.mjs' } },
      },
      ssr: { noExternal: true },
    })
    expect(readFileSync(join(folder, 'out/out.mjs'), 'utf8')).not.toMatch(/[^\0-\x7f]/)
    const said = execFileSync(process.execPath, [join(folder, 'out/out.mjs')]).toString()
    expect(JSON.parse(said)).toEqual([false, 'ğtrueEventEmitter/functionş\\ş\n', 'ğı', ['Iğdır 🌱', true], []])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('imports of Node’s own modules are taken without what they load when they are touched', () => {
  expect(withPlainBuiltins('import { a as b, c } from "node:http";\nimport d, { e } from "node:events";')).toBe(
    'const { a: b, c } = process.getBuiltinModule("node:http");\n' +
      'const d = process.getBuiltinModule("node:events"), { e } = process.getBuiltinModule("node:events");',
  )
})

test.each([
  ["'çay'", "'\\u00e7ay'"],
  [String.raw`'\ç \\ç \n'`, String.raw`'\u00e7 \\\u00e7 \n'`],
  ['/[🌱]/u', '/[\\ud83c\\udf31]/u'],
])('%s is written in ASCII', (code, ascii) => expect(inAscii(code)).toBe(ascii))
