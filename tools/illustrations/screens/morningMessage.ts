import { palette } from '../../../src/company/palette.ts'
import { drawMorning } from '../views/morning.ts'

const ink = (name: Parameters<typeof palette.hex>[0]) => palette.hex(name, 'light')

/** Place and advice of each parcel, as in the message of six o'clock. */
const ADVICE = [
  ['Mısır, 3. parsel', '18 mm, 4 saat', 'vana 2'],
  ['Elma, yukarı', '9 mm, 2 saat', 'vana 4'],
  ['Domates', 'Bugün bekleyin', ''],
] as const

/** Scales the phone and moves it to the middle, where crops of any shape show it whole. */
const CENTRED = 'translate(20 30) scale(.84)'

/** A phone before the field at sunrise, with the morning's message on its screen. */
export function morningMessage(): string {
  const [x, y, w] = [556, 64, 744]
  const rows = ADVICE.map(([parcel, amount, valve], i) => {
    const top = y + 352 + i * 158
    const tag = valve
      ? `<path d="M${x + w - 246} ${top + 60}h164v62h-164Z" fill="${ink('field')}"/><text x="${x + w - 164}" y="${top + 105}" text-anchor="middle" font-size="40" font-weight="600" fill="${ink('on-field')}">${valve}</text>`
      : ''
    return [
      i ? `<path d="M${x + 82} ${top - 16}H${x + w - 82}" stroke="${ink('line')}" stroke-width="3"/>` : '',
      `<text x="${x + 82}" y="${top + 38}" font-size="44" fill="${ink('ink-2')}">${parcel}</text>`,
      `<text x="${x + 82}" y="${top + 108}" font-size="57" font-weight="700" fill="${ink('ink')}">${amount}</text>${tag}`,
    ].join('')
  })
  const view = drawMorning().replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">${view}<g transform="${CENTRED}">
<rect x="${x + 34}" y="${y + 30}" width="${w}" height="1500" rx="96" fill="${ink('parcel-shade')}" opacity=".28"/>
<rect x="${x}" y="${y}" width="${w}" height="1500" rx="96" fill="${ink('parcel-pin')}"/>
<rect x="${x + 22}" y="${y + 22}" width="${w - 44}" height="1450" rx="76" fill="${ink('parcel-leaf')}"/>
<path d="M${x + w / 2 - 84} ${y + 58}h168" stroke="${ink('parcel-pin')}" stroke-width="34" stroke-linecap="round"/>
<text class="head" x="${x + 74}" y="${y + 210}" font-size="92" font-weight="700" fill="${ink('on-field')}">06:00</text>
<text x="${x + w - 80}" y="${y + 206}" text-anchor="end" font-size="42" fill="${ink('on-field')}">14 Temmuz Salı</text>
<path d="M${x + 54} ${y + 262}q0-24 24-24h${w - 156}q24 0 24 24V1100H${x + 54}Z" fill="${ink('paper')}"/>
<path d="M${x + 82} ${y + 270}h52v52h-52Z" fill="${ink('field')}"/><path d="M${x + 108} ${y + 314}v-18q-2-14-18-16q2 16 18 18q2-20 18-22q0 20-18 24" fill="${ink('parcel-wheat')}" stroke="${ink('parcel-wheat')}" stroke-width="3"/>
<text x="${x + 152}" y="${y + 312}" font-size="46" font-weight="600" fill="${ink('ink')}">Bugünkü sulama</text>
${rows.join('')}</g></svg>`
}
