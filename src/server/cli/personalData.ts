import { erased } from '../../contract/i18n/shared/personalData.ts'
import type { Services } from '../api/services.ts'
import { erasePerson } from '../features/privacy/erasePerson.ts'
import { exportPerson } from '../features/privacy/exportPerson.ts'
import { type Person, personOf } from '../features/privacy/person.ts'
import { StartRefused } from '../platform/config/startRefused.ts'
import { SYSTEM } from '../platform/events/actor.ts'
import { Refused } from '../platform/http/problems.ts'
import type { Values } from './verb.ts'

type Deed = (services: Services, person: Person) => Promise<string>

const deeds: Record<string, Deed> = {
  export: async (services, person) => JSON.stringify(await exportPerson(services, person, SYSTEM), null, 2),
  erase: async (services, person) => erased(await erasePerson(services, person, SYSTEM)),
}

/** Tells what is kept about a person, or erases it. */
export async function personalDataOf(services: Services, _settings: unknown, { deed, of }: Values): Promise<string[]> {
  const run = Object.hasOwn(deeds, String(deed)) ? deeds[String(deed)] : undefined
  if (!run) throw new StartRefused(`There is no "${deed}"; say "export" or "erase".`)
  return [await run(services, read(String(of)))]
}

function read(of: string): Person {
  try {
    return personOf(of)
  } catch (error) {
    throw error instanceof Refused
      ? new StartRefused(`"${of}" is neither an e-mail address nor a phone number.`)
      : error
  }
}
