export { Instrument, type InstrumentProps } from './Instrument.tsx'
export { type InstrumentName, instrumentNames } from './names.ts'
