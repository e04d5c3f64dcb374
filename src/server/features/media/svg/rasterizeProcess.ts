// Entry point of a child process (rasterizeSvg.ts): reads an SVG file from stdin and writes it as PNG to stdout.
import { buffer } from 'node:stream/consumers'
import { openImage } from '../sharp.ts'

const side = Number(process.argv[2])
const picture = await openImage(await buffer(process.stdin))
process.stdout.write(await picture.resize(side, side, { fit: 'inside' }).png({ compressionLevel: 1 }).toBuffer())
