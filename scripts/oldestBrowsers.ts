import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** esbuild's (and Vite's) names of browsers that differ from Browserslist's. */
const NAMES: Record<string, string> = { ios_saf: 'ios' }

/**
 * The oldest supported browsers, in the format of Vite's `build.target`. Declared once, as `browserslist` in
 * package.json: those of spring 2024.
 */
export function oldestBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { browserslist: string[] }
  return browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (!name || !version) throw new Error(`browserslist: "${line}" is not a browser with its oldest version.`)
    return (NAMES[name] ?? name) + version
  })
}
