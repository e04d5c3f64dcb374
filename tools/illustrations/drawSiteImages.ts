import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { appIcon } from '../../src/company/markFiles.ts'

/** Draws the icons of home screens. */
const folder = new URL('../../src/server/site/seo/pictures/', import.meta.url)
await mkdir(folder, { recursive: true })

const icons = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 }
for (const [name, size] of Object.entries(icons)) await write(name, appIcon(), size)

/** Writes a drawing, rendered at twice its size and scaled down for smooth edges. */
async function write(name: string, svg: string, size: number): Promise<void> {
  const [, drawn] = /viewBox="0 0 (\d+)/.exec(svg)!
  await sharp(Buffer.from(svg), { density: (2 * 72 * size) / Number(drawn) })
    .resize(size, size)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(new URL(`${name}.png`, folder).pathname)
}
