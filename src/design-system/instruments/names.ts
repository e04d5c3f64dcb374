/** The instruments that are drawn, by their kind. */
export const instrumentNames = [
  'soil-probe',
  'weather-station',
  'drone',
  'valve-controller',
  'leaf-sensor',
  'gateway',
  'flow-meter',
  'grain-cable',
] as const

export type InstrumentName = (typeof instrumentNames)[number]
