import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { appIcon, markOnField } from '../../src/company/markFiles.ts'
import { palette } from '../../src/company/palette.ts'
import { OG_IMAGE } from '../../src/contract/domain/ogImage.ts'
import { drawLandscape } from './landscapes/drawLandscape.ts'

/** Draws the site-wide pictures: the default OG image, and the home screen icons. */
const folder = new URL('../../src/server/site/seo/pictures/', import.meta.url)
await mkdir(folder, { recursive: true })

const icons = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 }
for (const [name, size] of Object.entries(icons)) await write(name, appIcon(), { width: size, height: size })
await write('og', sharingPicture(), OG_IMAGE)

/** The default OG image: the mark on a slanted field, beside a landscape with a measured parcel. */
function sharingPicture(): string {
  const { width, height } = OG_IMAGE
  const land = drawLandscape({ mood: 'mosaic', seed: 'filiz', width, height, zoom: 0.75, focus: [0.76, 0.4] }, 'light')
  const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  const slope = 0.2493 * height
  const parcel = (right: number) => `M0 0H${right}L${right + slope} ${height}H0Z`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner(land)}
<path fill="${palette.hex('parcel-track', 'light')}" d="${parcel(436)}"/><path fill="${palette.hex('field', 'light')}" d="${parcel(424)}"/>
${markOnField(96, 179, 272)}</svg>`
}

/** Writes a drawing, rendered at twice its size and scaled down for smooth edges. */
async function write(name: string, svg: string, { width, height }: { width: number; height: number }): Promise<void> {
  const [, drawn] = /viewBox="0 0 (\d+)/.exec(svg)!
  await sharp(Buffer.from(svg), { density: (2 * 72 * width) / Number(drawn) })
    .resize(width, height)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(new URL(`${name}.png`, folder).pathname)
}
