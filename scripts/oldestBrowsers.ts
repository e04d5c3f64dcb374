import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** esbuild's (and Vite's) names of browsers that differ from Browserslist's. */
const NAMES: Record<string, string> = { ios_saf: 'ios' }

/**
 * The oldest browsers that everything is built for, as Vite's `build.target` wants them. They are declared once, as
 * `browserslist` in package.json: those of spring 2024, two and a half years back.
 */
export function oldestBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { browserslist: string[] }
  return browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (!name || !version) throw new Error(`browserslist: "${line}" is no browser and its oldest version.`)
    return (NAMES[name] ?? name) + version
  })
}
