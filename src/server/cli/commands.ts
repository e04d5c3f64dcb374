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
  help: 'read the password from standard input; without it, a password is generated and printed once',
}

/** The commands of the administration tool. */
export const commands: Record<string, Command> = {
  init: {
    summary: 'Rebrands the site for another company: name, colours, mark, texts and initial content.',
    details: `Writes the files in src/company and regenerates everything derived from them. In a terminal it prompts for options that are not
given; elsewhere those keep their values. Run again, it changes only the given options, and regenerates files after manual edits.`,
    options: {
      name: { type: 'string', value: 'name', help: 'name of the site' },
      assistant: { type: 'string', value: 'name', help: 'name of the assistant' },
      colours: { type: 'string', value: 'two', help: 'two colours, as in #0b6e99,#e8a33d, or hues, as in 230,75' },
      languages: {
        type: 'string',
        value: 'codes',
        help: 'languages of the site, first one first: "tr,en", "en,tr", "tr" or "en"',
      },
      mark: {
        type: 'string',
        value: 'file',
        help: 'an SVG file, "initial" for the first letter of the name, or "keep"',
      },
      content: { type: 'string', value: 'kind', help: 'initial content of an empty site: "demo" or "none"' },
      words: {
        type: 'string',
        value: 'kind',
        help: '"neutral" for texts that fit any company, "keep" for the current ones',
      },
      land: {
        type: 'string',
        value: 'kind',
        help: 'landscape of the illustrations: "farmed", with trees and roofs, or "plain"',
      },
      seed: { type: 'string', value: 'word', help: 'seed of the landscape: another word gives another landscape' },
      yes: { type: 'boolean', help: 'do not prompt' },
    },
    worksOnSources: true,
    serverMayRun: 'always',
    run: init,
  },
  'create-admin': {
    summary: 'Creates an administrator.',
    details: 'The email address must not be in use.',
    options: {
      email: { type: 'string', value: 'address', help: 'email address for signing in; default: ADMIN_EMAIL' },
      'password-stdin': passwordOption,
    },
    serverMayRun: 'postgres',
    run: withDatabase(createAdministrator),
  },
  'reset-password': {
    summary: "Sets an administrator's password and ends their sessions.",
    details: 'For a forgotten password. The second factor is kept unless its removal is requested.',
    optionalOperands: { address: 'email address; optional if there is only one administrator' },
    options: {
      email: {
        type: 'string',
        value: 'address',
        help: 'email address, as above',
      },
      'password-stdin': passwordOption,
      'remove-second-factor': {
        type: 'boolean',
        help: 'also remove the authenticator app, passkeys and recovery codes: if all of them are lost',
      },
    },
    serverMayRun: 'postgres',
    run: withDatabase(resetPassword),
  },
  'renew-keys': {
    summary: 'Rotates the signing keys of the server and ends every session.',
    details: `For use after a leak of the database or a backup. Signatures with the old keys become invalid: known devices, preview links
and open forms of the site. Running servers notice within ten seconds. Passwords, second
factors, API keys, secrets of webhooks and the password of the mail server stay: change those in the panel.`,
    serverMayRun: 'postgres',
    run: withDatabase(renewKeys),
  },
  migrate: {
    summary: 'Runs the pending database migrations.',
    details: 'The server also does so at startup.',
    serverMayRun: 'postgres',
    run: withDatabase(async ({ migrated }) =>
      migrated.length ? migrated.map((name) => `Done: ${name}`) : ['Up to date.'],
    ),
  },
  'seed-demo': {
    summary: 'Adds the demo content.',
    details: 'Only to empty resources: a resource with any record is not changed.',
    serverMayRun: 'postgres',
    run: withServices(async (services, settings) => {
      const filled = await seedDemo(services, settings)
      return filled.length
        ? filled.map(({ name, count }) => `Filled: ${name} (${count})`)
        : ['Nothing to fill: every resource has records.']
    }),
  },
  backup: {
    summary: 'Writes a consistent backup of all data and uploaded files to one file.',
    details: `The file is a tar with rows as lines of JSON and the original of every uploaded file. It contains password hashes, secrets of
second factors and messages of visitors, so only its owner may read it; it contains no sessions or signing keys. It can be
restored to either type of database and storage.`,
    operands: { file: 'file to write' },
    options: { force: { type: 'boolean', help: 'overwrite an existing file' } },
    serverMayRun: 'always',
    run: backUp,
  },
  restore: {
    summary: 'Replaces all data and uploaded files by those of a backup.',
    details: `The file is verified before any change; then all rows are replaced in one transaction. The current content is
backed up first, in DATA_DIR. Every session ends, and emails that were waiting in the backup are marked as not
sent. A backup of an older version is migrated.`,
    operands: { file: 'the backup' },
    options: {
      discard: { type: 'boolean', help: 'do not back up the current content' },
      unencrypted: {
        type: 'boolean',
        help: 'accept an unencrypted backup from a trusted source although BACKUP_PASSPHRASE is set',
      },
    },
    serverMayRun: 'never',
    run: restore,
  },
  doctor: {
    summary: 'Prints the problems of the site and how to fix them.',
    details: `Runs the checks of the panel's 'Site durumu': database, storage, disk, backups, jobs, emails, posts, links
and pictures. The exit status is 1 if a check is bad, and 0 for warnings or none. Changes nothing.`,
    serverMayRun: 'always',
    run: async (settings) => (await import('./doctor.ts')).examine(settings),
  },
  'personal-data': {
    summary: 'Exports or erases the personal data of one person.',
    details: `The person is an email address or a phone number. "export" prints the data as JSON; "erase" deletes them from the inbox, its
versions, the trash and the outbox. Earlier backups contain them until they expire.`,
    operands: { action: 'export or erase', person: 'an email address or a phone number' },
    serverMayRun: 'postgres',
    run: withServices(personalData),
  },
  'gc-uploads': {
    summary: 'Deletes uploaded files that nothing references.',
    details: `Files of the last ${DAYS_KEPT} days stay, because an unsaved form or a draft in a browser may reference
them.`,
    options: { 'dry-run': { type: 'boolean', help: 'only print the files that would be deleted' } },
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
        `Kept ${found.used} that are referenced, ${found.keptInLibrary} with an alternative text in the library, ${found.keptByTrashOrVersion} that an earlier version or the trash references, and ${found.tooNew} of the last ${DAYS_KEPT} days.`,
        ...found.missing.map((hash) => `Missing: the file of ${hash}, which a record references.`),
        ...found.unknown.map((name) => `Ignored: ${name}, which is not a file of this site.`),
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
  if (!run) throw new OperatorError(`Unknown action "${action}"; use "export" or "erase".`)
  return [await run(services, parsePerson(String(person)))]
}

function parsePerson(text: string): Person {
  try {
    return personOf(text)
  } catch (error) {
    throw error instanceof Refused
      ? new OperatorError(`"${text}" is neither an email address nor a phone number.`)
      : error
  }
}
