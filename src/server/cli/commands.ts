import { erased } from '../../contract/i18n/shared/messages.ts'
import type { Services } from '../api/services.ts'
import { seedDemo } from '../features/demo/seedDemo.ts'
import { collectGarbage, DAYS_KEPT } from '../features/media/collectGarbage.ts'
import { type Person, personOf } from '../features/privacy/person.ts'
import { erasePerson, exportPerson } from '../features/privacy/personalData.ts'
import { OperatorError } from '../platform/config/operatorError.ts'
import { withDataLock } from '../platform/db/locks.ts'
import { SYSTEM } from '../platform/db/transaction.ts'
import { Refused } from '../platform/http/problems.ts'
import { createAdministrator, renewKeys, resetPassword } from './administrators.ts'
import { backUp, restore } from './backups.ts'
import { type Command, type Option, type Values, withDatabase, withServices } from './command.ts'
import { init } from './init/init.ts'

const passwordOption: Option = {
  type: 'boolean',
  help: 'read the password from standard input; without it one is made up and shown once',
}

/** The commands of the administration tool. */
export const commands: Record<string, Command> = {
  init: {
    summary: 'Makes this the site of another company: its name, colours, mark and words, with demo content or none.',
    details: `It writes the files in src/company and generates what is derived from them. In a terminal it asks for whatever is not given as
an option; elsewhere that stays as it is. Run again, it changes only what is given, and generates again what a change by hand affects.`,
    options: {
      name: { type: 'string', value: 'name', help: 'what the site is called' },
      assistant: { type: 'string', value: 'name', help: 'what the assistant is called' },
      colours: { type: 'string', value: 'two', help: 'two colours such as #0b6e99,#e8a33d, or hues such as 230,75' },
      language: { type: 'string', value: 'code', help: 'what visitors read before they choose: "tr" or "en"' },
      mark: {
        type: 'string',
        value: 'file',
        help: 'an SVG drawing; "initial", the first letter of the name; or "keep"',
      },
      content: { type: 'string', value: 'kind', help: 'what an empty site is filled with: "demo" or "none"' },
      words: {
        type: 'string',
        value: 'kind',
        help: '"neutral" takes words that fit any company, "keep" those there are',
      },
      land: {
        type: 'string',
        value: 'kind',
        help: 'the illustrated land: "farmed", with trees and roofs, or "plain"',
      },
      seed: { type: 'string', value: 'word', help: 'seed of the illustrated land: another word, another land' },
      yes: { type: 'boolean', help: 'ask nothing' },
    },
    worksOnSources: true,
    serverMayRun: 'always',
    run: init,
  },
  'create-admin': {
    summary: 'Makes an administrator.',
    details: 'The e-mail address must not be in use.',
    options: {
      email: { type: 'string', value: 'address', help: 'the address to sign in with; without it ADMIN_EMAIL' },
      'password-stdin': passwordOption,
    },
    serverMayRun: 'postgres',
    run: withDatabase(createAdministrator),
  },
  'reset-password': {
    summary: "Sets an administrator's password, and ends every session of theirs.",
    details: 'For an administrator who has forgotten it. The second factor stays, unless it is to be removed too.',
    optionalOperands: { address: 'whose; may be left out where there is only one administrator' },
    options: {
      email: {
        type: 'string',
        value: 'address',
        help: 'the same',
      },
      'password-stdin': passwordOption,
      'remove-second-factor': {
        type: 'boolean',
        help: 'remove the app, the passkeys and the recovery codes too: for an administrator who has lost them all',
      },
    },
    serverMayRun: 'postgres',
    run: withDatabase(resetPassword),
  },
  'renew-keys': {
    summary: 'Renews the signing keys of the server, and ends every session.',
    details: `For after a leak of the database or of a backup. Signatures with the old keys are invalid from then on: known devices, links of
previews, forms of the site that are open in a browser. Running servers notice within ten seconds. Passwords, second
factors, access keys, secrets of webhooks and the password of the mail server stay: change those in the panel.`,
    serverMayRun: 'postgres',
    run: withDatabase(renewKeys),
  },
  migrate: {
    summary: 'Brings the tables of the database up to date.',
    details: 'The server does so by itself when it starts.',
    serverMayRun: 'postgres',
    run: withDatabase(async ({ migrated }) =>
      migrated.length ? migrated.map((name) => `Done: ${name}`) : ['Up to date.'],
    ),
  },
  'seed-demo': {
    summary: 'Fills in the demo content.',
    details: 'Only where nothing is yet: a resource with a single record is left as it is.',
    serverMayRun: 'postgres',
    run: withServices(async (services, settings) => {
      const filled = await seedDemo(services, settings)
      return filled.length ? filled.map(({ name, count }) => `Filled: ${name} (${count})`) : ['Nothing is empty.']
    }),
  },
  backup: {
    summary: 'Writes all data and uploaded pictures, as they are at one moment, into one file.',
    details: `The file is a tar: rows as lines of JSON, and every picture as it was uploaded. It holds password hashes, seeds of
second factors and what visitors wrote, so only its owner may read it; sessions and signing keys are not in it. It can be
restored on either kind of database and of store.`,
    operands: { file: 'the file to write' },
    options: { force: { type: 'boolean', help: 'replace an existing file' } },
    serverMayRun: 'always',
    run: backUp,
  },
  restore: {
    summary: 'Replaces all data and pictures by those of a backup.',
    details: `The whole file is verified before anything is changed; then all rows are replaced, or none. The present content is
backed up first, beside the data. Everybody has to sign in again, and mails that waited to be sent are marked as not
sent. A backup of an older version is migrated.`,
    operands: { file: 'the backup' },
    options: {
      discard: { type: 'boolean', help: 'do not back up the present content' },
      unencrypted: {
        type: 'boolean',
        help: 'accept a backup that is not encrypted although BACKUP_PASSPHRASE is set: one that you trust',
      },
    },
    serverMayRun: 'never',
    run: restore,
  },
  doctor: {
    summary: 'Prints the problems of the site, and what to do about them.',
    details: `It runs the checks of the panel's 'Site durumu': database, storage of pictures, disk, backups, jobs, mails, posts, links
and pictures. The exit status is 1 where something is bad, and 0 for warnings or none. It changes nothing.`,
    serverMayRun: 'always',
    run: async (settings) => (await import('./doctor.ts')).examine(settings),
  },
  'personal-data': {
    summary: 'Exports everything that is stored about one person, or erases it.',
    details: `The person is an e-mail address or a phone number. "export" prints it as JSON; "erase" deletes it from the inbox, its
versions, the trash and the outbox. Backups that were made before have it until they expire.`,
    operands: { action: 'export or erase', person: 'an e-mail address or a phone number' },
    serverMayRun: 'postgres',
    run: withServices(personalData),
  },
  'gc-uploads': {
    summary: 'Removes uploaded pictures that nothing refers to.',
    details: `Pictures that were uploaded within the last ${DAYS_KEPT} days stay: a form that is not saved yet may name them, or the draft
that a browser keeps of one.`,
    options: { 'dry-run': { type: 'boolean', help: 'only print what would be removed' } },
    serverMayRun: 'postgres',
    run: withServices(async (services, { DATABASE_URL: url }, values: Values) => {
      const isDryRun = Boolean(values['dry-run'])
      const found = await withDataLock({ db: services.db, url }, 'exclusive', () =>
        collectGarbage(services, { isDryRun }),
      )
      const { pictures, files, bytes, names } = found.removed
      return [
        ...(isDryRun ? names : []),
        `${isDryRun ? 'Would remove' : 'Removed'} ${pictures} pictures: ${files} files, ${bytes} bytes.`,
        `Kept ${found.used} that are shown, ${found.keptInLibrary} that are described in the library, ${found.keptByTrashOrVersion} that an earlier version or the bin would bring back, and ${found.tooNew} of the last ${DAYS_KEPT} days.`,
        ...found.missing.map((hash) => `Missing: the file of ${hash}, which a record shows.`),
        ...found.unknown.map((name) => `Left alone: ${name}, which is none of ours.`),
      ]
    }),
  },
}

const personalDataActions: Record<string, (services: Services, person: Person) => Promise<string>> = {
  export: async (services, person) => JSON.stringify(await exportPerson(services, person, SYSTEM), null, 2),
  erase: async (services, person) => erased(await erasePerson(services, person, SYSTEM)),
}

async function personalData(services: Services, _settings: unknown, { action, person }: Values): Promise<string[]> {
  const run = Object.hasOwn(personalDataActions, String(action)) ? personalDataActions[String(action)] : undefined
  if (!run) throw new OperatorError(`There is no "${action}"; use "export" or "erase".`)
  return [await run(services, parsePerson(String(person)))]
}

function parsePerson(text: string): Person {
  try {
    return personOf(text)
  } catch (error) {
    throw error instanceof Refused
      ? new OperatorError(`"${text}" is neither an e-mail address nor a phone number.`)
      : error
  }
}
