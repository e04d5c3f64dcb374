// Loaded into a server before anything else: its clock goes ahead of the machine's by the milliseconds in the file that
// MOVED_CLOCK names. Timers go on as they are.
import { readFileSync } from 'node:fs'

const ahead = () => Number(readFileSync(process.env.MOVED_CLOCK, 'utf8'))
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Date.now()]))
  }

  static now() {
    return RealDate.now() + ahead()
  }
}
