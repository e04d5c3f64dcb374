import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { decoding } from '../sharp.ts'

/** Rendering timeout in milliseconds. Ordinary logos and illustrations take a fraction of a second. */
const TIMEOUT = 3000
/** Size limit of a PNG, above that of any requested one. */
const MAX_PNG_BYTES = 32_000_000

/**
 * Renders an SVG file as PNG with a longest side of `side` pixels. It runs in a child process, which is killed after
 * `timeout` milliseconds: a small file with nested filters can take minutes, and librsvg cannot be interrupted. Rejects
 * if the file cannot be rendered or takes too long.
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
    // A child that has exited does not read the rest; its exit code is the result.
    rendering.child.stdin?.on('error', () => {})
    rendering.child.stdin?.end(file)
    return (await rendering).stdout
  })
}
