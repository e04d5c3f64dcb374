// Preloaded by a test server: moves its clock forward by the milliseconds in the file MOVED_CLOCK. Timers are not affected.
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
