import type { FastifyPluginAsync } from 'fastify'
import type { Settings } from '../process/settings.ts'
import type { Services } from '../services.ts'
import { createAccountLetters } from './accountLetters.ts'
import { accountRoutes } from './accountRoutes.ts'
import type { Attempts } from './attempts.ts'
import { createDevices } from './devices.ts'
import { emailRoutes } from './emailRoutes.ts'
import { lostPasswordRoutes } from './lostPasswordRoutes.ts'
import { peopleRoutes } from './peopleRoutes.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import type { Sessions } from './sessions.ts'

interface Served {
  services: Pick<Services, 'db' | 'changes' | 'now'>
  settings: Settings
  sessions: Sessions
  attempts: Attempts
}

/** Everything about who may sign in, how, and where they are. */
export const accountsRoutes: FastifyPluginAsync<Served> = async (app, { services, settings, sessions, attempts }) => {
  const { db, changes, now } = services
  const ground = { db, changes }
  const devices = createDevices(db, settings.PUBLIC_URL.startsWith('https:'))
  const letters = createAccountLetters(settings, now)
  await app.register(accountRoutes, { ground, sessions, attempts, devices, letters, now })
  await app.register(sessionRoutes, { sessions })
  await app.register(lostPasswordRoutes, { ground, attempts, letters, now })
  await app.register(emailRoutes, { ground, settings, attempts, letters, now })
  await app.register(peopleRoutes, { ground, settings, letters, now })
}
