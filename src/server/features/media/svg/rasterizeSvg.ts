import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { decoding } from '../sharp.ts'

/** Rendering timeout in milliseconds. Ordinary logos and illustrations take a fraction of a second. */
const TIMEOUT = 3000
/** Above the size of any PNG that is asked for. */
const MAX_PNG_BYTES = 32_000_000

/**
 * Renders an SVG file as PNG, its longest side `side` pixels long. It runs in a child process, which is killed after
 * `timeout` milliseconds: a small file with nested filters can take minutes, and librsvg cannot be interrupted.
 * Rejects when the file cannot be rendered or takes too long.
 */
export function rasterizeSvg(file: Buffer, side: number, timeout = TIMEOUT): Promise<Buffer> {
  return decoding(async () => {
    const rendering = promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'rasterizeProcess.ts'), `${side}`],
      {
        encoding: 'buffer',
        timeout,
        killSignal: 'SIGKILL',
        maxBuffer: MAX_PNG_BYTES,
      },
    )
    // A child that has ended does not read the rest; its exit code says why.
    rendering.child.stdin?.on('error', () => {})
    rendering.child.stdin?.end(file)
    return (await rendering).stdout
  })
}
