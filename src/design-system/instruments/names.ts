/** What is drawn on its parcel, by kind: the firm's instruments, then what else its work is done with. */
export const instrumentNames = [
  'soil-probe',
  'weather-station',
  'drone',
  'valve-controller',
  'leaf-sensor',
  'gateway',
  'flow-meter',
  'grain-cable',
  'notebook',
  'soil-auger',
  'greenhouse',
  'satellite',
  'tomato-sensor',
] as const

export type InstrumentName = (typeof instrumentNames)[number]
