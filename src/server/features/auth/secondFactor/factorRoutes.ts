import { messageAnswer } from '../../../../contract/api/auth.ts'
import {
  factorStart,
  newRecoveryCodes,
  passwordConfirmed,
  secondFactorCalls,
  secondFactorState,
  totpCode,
  totpStarted,
} from '../../../../contract/api/secondFactor.ts'
import { secondFactor } from '../../../../contract/i18n/shared/secondFactor.ts'
import { problem } from '../../../../contract/problem.ts'
import { at } from '../../../platform/http/access.ts'
import { Refused, refused } from '../../../platform/http/problems.ts'
import type { ZodRoutes } from '../../../platform/http/validation.ts'
import { callerOf } from '../confirmPassword.ts'
import { factorsOf, forgetIdleCodes } from './factors.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts'
import type { FactorServed } from './served.ts'
import { otpauthUrlOf } from './totp.ts'
import { confirmTotp, removeTotp, startTotp } from './totps.ts'

/** What one's own sign-in asks for beside the password: how it stands, the app's six digits, and codes for when they are lost. */
export const factorRoutes: ZodRoutes<FactorServed> = async (app, served) => {
  const { db, settings, attempts, passkeys, change, confirm, now } = served
  const tags = ['second factor']

  app.route({
    ...at(secondFactorCalls.state, { setsUpFactor: true }),
    schema: { tags, summary: 'What is asked for beside the password', response: { 200: secondFactorState } },
    handler: async ({ session }) => {
      const { administratorId } = session!
      return {
        totp: (await factorsOf(db, administratorId)).includes('totp'),
        recoveryCodesLeft: await countRecoveryCodes(db, administratorId),
        passkeys: await passkeys.list(administratorId),
        isRequired: settings.REQUIRE_SECOND_FACTOR,
      }
    },
  })

  app.route({
    ...at(secondFactorCalls.startTotp, { setsUpFactor: true }),
    schema: {
      tags,
      summary: 'Make a secret for an app; it is in force once a code is confirmed',
      body: factorStart,
      response: { 200: totpStarted },
    },
    handler: async (request) => {
      await confirm.beforeSetUp(request, request.body.currentPassword)
      const { administratorId, email } = request.session!
      const secret = await startTotp(db, administratorId, now())
      return { secret, otpauthUrl: otpauthUrlOf(secret, { site: settings.SITE_NAME, email }) }
    },
  })

  app.route({
    ...at(secondFactorCalls.confirmTotp, { setsUpFactor: true }),
    schema: {
      tags,
      summary: 'Put the secret in force by one of its codes: ends every other session',
      body: totpCode,
      response: { 200: newRecoveryCodes },
    },
    handler: async (request) => {
      const code = request.body.code.replace(/\s/g, '')
      const succeed = await attempts.changePassword(callerOf(request), request.session!.administratorId)
      const recoveryCodes = await change(request, {
        action: 'secondFactorSet',
        letter: { kind: 'totpSet' },
        does: async (within, administratorId) => {
          if (!(await confirmTotp(within, administratorId, code, now())))
            throw refused.invalid({ code: [secondFactor.wrongCode] })
          return renewRecoveryCodes(within, administratorId)
        },
      })
      await succeed()
      return { recoveryCodes }
    },
  })

  app.route({
    ...at(secondFactorCalls.removeTotp),
    schema: {
      tags,
      summary: 'Take the app away: ends every other session',
      body: passwordConfirmed,
      response: { 200: messageAnswer, 404: problem },
    },
    handler: async (request) => {
      await confirm.password(request, request.body.currentPassword)
      await change(request, {
        action: 'secondFactorRemoved',
        letter: { kind: 'totpRemoved' },
        does: async (within, administratorId) => {
          if (!(await removeTotp(within, administratorId))) throw refused.notFound()
          await forgetIdleCodes(within, administratorId)
        },
      })
      return { message: secondFactor.totpRemoved }
    },
  })

  app.route({
    ...at(secondFactorCalls.renewRecoveryCodes),
    schema: {
      tags,
      summary: 'Ten new recovery codes in the place of the old ones',
      body: passwordConfirmed,
      response: { 200: newRecoveryCodes, 409: problem },
    },
    handler: async (request) => {
      await confirm.password(request, request.body.currentPassword)
      const recoveryCodes = await change(request, {
        action: 'recoveryCodesRenewed',
        letter: { kind: 'codesRenewed' },
        does: async (within, administratorId) => {
          if ((await factorsOf(within, administratorId)).length === 0)
            throw new Refused(409, secondFactor.nothingToRecover)
          return renewRecoveryCodes(within, administratorId)
        },
      })
      return { recoveryCodes }
    },
  })
}
