import { hex, type LandTone, type Theme } from '../tokens/index.ts'
import { drone } from './drawings/drone.ts'
import { flowMeter } from './drawings/flowMeter.ts'
import { gateway } from './drawings/gateway.ts'
import { grainCable } from './drawings/grainCable.ts'
import { greenhouse } from './drawings/greenhouse.ts'
import { leafSensor, tomatoSensor } from './drawings/leafSensor.ts'
import { notebook } from './drawings/notebook.ts'
import { satellite } from './drawings/satellite.ts'
import { soilAuger } from './drawings/soilAuger.ts'
import { soilProbe } from './drawings/soilProbe.ts'
import { valveController } from './drawings/valveController.ts'
import { weatherStation } from './drawings/weatherStation.ts'
import { SIDE } from './frame.ts'
import { createKit, type Drawing } from './kit.ts'
import type { InstrumentName } from './names.ts'

const drawings: Readonly<Record<InstrumentName, Drawing>> = {
  'soil-probe': soilProbe,
  'weather-station': weatherStation,
  drone,
  'valve-controller': valveController,
  'leaf-sensor': leafSensor,
  gateway,
  'flow-meter': flowMeter,
  'grain-cable': grainCable,
  notebook,
  'soil-auger': soilAuger,
  greenhouse,
  satellite,
  'tomato-sensor': tomatoSensor,
}

/** A part of an instrument: the middle of what is seen and its width, in the units of the square that it is drawn in. */
export interface CloseUp {
  name: InstrumentName
  ground: LandTone
  middle: [x: number, y: number]
  width: number
}

/** Part of an instrument on a flat tone of the land, by day, as the text of an SVG file of 16:9. */
export function drawCloseUp({ name, ground, middle: [x, y], width }: CloseUp): string {
  const { origin, draw } = drawings[name]
  const height = (width * 9) / 16
  const [left, top] = [x - width / 2, y - height / 2]
  const land = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${hex(`parcel-${ground}`, 'light')}"/>`
  const body = draw(createKit('light')).join('')
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">`
  return `${root}${land}<g transform="translate(${origin.join(' ')})">${body}</g></svg>\n`
}

/** An instrument as the text of a square SVG file, by day or by night. */
export function drawInstrument(name: InstrumentName, theme: Theme): string {
  const { origin, draw } = drawings[name]
  const body = draw(createKit(theme)).join('')
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`
  return `${root}<g transform="translate(${origin.join(' ')})">${body}</g></svg>\n`
}
