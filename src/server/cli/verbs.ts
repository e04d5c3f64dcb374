import { resources } from '../../contract/index.ts'
import { seedDemo } from '../demo/seedDemo.ts'
import { collectGarbage } from '../uploads/collectGarbage.ts'
import { openStorage } from '../uploads/openStorage.ts'
import { createAdministrator, resetPassword } from './administrators.ts'
import type { Ground } from './ground.ts'

export type Values = Record<string, string | boolean | undefined>

interface Option {
  type: 'string' | 'boolean'
  /** What stands for the value in the help. */
  value?: string
  means: string
}

export interface Verb {
  /** One sentence. */
  does: string
  /** What else is to be known. */
  more: string
  options?: Record<string, Option>
  /** Does it, and answers what there is to say. Throws `StartRefused` for what cannot be done. */
  run(ground: Ground, values: Values): Promise<string[]>
}

const passwordOption: Option = {
  type: 'boolean',
  means: 'read the password from standard input; without it one is made up and shown once',
}

/** What the administrator's tool can do. */
export const verbs: Record<string, Verb> = {
  'create-admin': {
    does: 'Makes an administrator.',
    more: 'The e-mail address must not be in use.',
    options: {
      email: { type: 'string', value: 'address', means: 'the address to sign in with; without it ADMIN_EMAIL' },
      'password-stdin': passwordOption,
    },
    run: createAdministrator,
  },
  'reset-password': {
    does: "Sets an administrator's password, and ends every session of theirs.",
    more: 'For whoever has forgotten it.',
    options: {
      email: {
        type: 'string',
        value: 'address',
        means: 'whose; may be left out where there is only one administrator',
      },
      'password-stdin': passwordOption,
    },
    run: resetPassword,
  },
  migrate: {
    does: 'Brings the tables of the database up to date.',
    more: 'The server does so by itself when it starts.',
    run: async ({ migrated }) => (migrated.length ? migrated.map((name) => `Done: ${name}`) : ['Up to date.']),
  },
  'seed-demo': {
    does: 'Fills in the demo content.',
    more: 'Only where nothing is yet: what has a single record is left as it is.',
    async run({ env, database: { db }, changes }) {
      const filled = await seedDemo({ db, storage: await openStorage(env), env, changes })
      return filled.length ? filled.map(({ name, count }) => `Filled: ${name} (${count})`) : ['Nothing is empty.']
    },
  },
  'gc-uploads': {
    does: 'Removes uploaded pictures that nothing shows any more.',
    more: 'Pictures that were uploaded within the last day stay: somebody may be about to save a form.',
    options: { 'dry-run': { type: 'boolean', means: 'only say what would be removed' } },
    async run({ env, database: { db } }, values) {
      const isDryRun = Boolean(values['dry-run'])
      const found = await collectGarbage({ db, storage: await openStorage(env), resources }, { isDryRun })
      const { pictures, files, bytes, names } = found.removed
      return [
        ...(isDryRun ? names : []),
        `${isDryRun ? 'Would remove' : 'Removed'} ${pictures} pictures: ${files} files, ${bytes} bytes.`,
        `Kept ${found.used} that are shown, and ${found.young} of the last day.`,
        ...found.missing.map((hash) => `Missing: the file of ${hash}, which a record shows.`),
        ...found.unknown.map((name) => `Left alone: ${name}, which is none of ours.`),
      ]
    },
  },
}
