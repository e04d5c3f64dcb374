import { OBJECT_SIDE, type ObjectName } from '../../../src/company/illustrations/catalogue.ts'
import { palette } from '../../../src/company/palette.ts'
import type { IllustrationTone, Theme } from '../../../src/design-system/tokens/index.ts'
import { drone } from './drawings/drone.ts'
import { flowMeter } from './drawings/flowMeter.ts'
import { gateway } from './drawings/gateway.ts'
import { grainCable } from './drawings/grainCable.ts'
import { greenhouse } from './drawings/greenhouse.ts'
import { leafSensor } from './drawings/leafSensor.ts'
import { notebook } from './drawings/notebook.ts'
import { satellite } from './drawings/satellite.ts'
import { soilAuger } from './drawings/soilAuger.ts'
import { soilProbe } from './drawings/soilProbe.ts'
import { valveController } from './drawings/valveController.ts'
import { weatherStation } from './drawings/weatherStation.ts'
import { createKit, type Drawing } from './kit.ts'

const drawings: Readonly<Record<ObjectName, Drawing>> = {
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
}

/** A part of an object: its centre and width in the units of the square, and the tone behind it. */
export interface CloseUp {
  name: ObjectName
  ground: IllustrationTone
  middle: [x: number, y: number]
  width: number
}

/** Part of an object on a flat tone, in the light theme, as the text of an SVG file of 16:9. */
export function drawCloseUp({ name, ground, middle: [x, y], width }: CloseUp): string {
  const { origin, draw } = drawings[name]
  const height = (width * 9) / 16
  const [left, top] = [x - width / 2, y - height / 2]
  const background = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${palette.hex(`parcel-${ground}`, 'light')}"/>`
  const body = draw(createKit('light')).join('')
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">`
  return `${root}${background}<g transform="translate(${origin.join(' ')})">${body}</g></svg>\n`
}

/** An object as the text of a square SVG file. */
export function drawObject(name: ObjectName, theme: Theme): string {
  const { origin, draw } = drawings[name]
  const body = draw(createKit(theme)).join('')
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${OBJECT_SIDE} ${OBJECT_SIDE}">`
  return `${root}<g transform="translate(${origin.join(' ')})">${body}</g></svg>\n`
}
