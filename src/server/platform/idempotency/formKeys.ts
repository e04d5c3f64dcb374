import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { FORM_KEY_HEADER, FORM_KEY_MAX_LENGTH } from '../../../contract/api/formKey.ts'

const HEADER = FORM_KEY_HEADER.toLowerCase()

/** The headers of a call that makes something once for each form. */
export const formKeyHeaders = z.looseObject({
  [HEADER]: z.string().max(FORM_KEY_MAX_LENGTH).optional().meta({
    description:
      'Names the form that is sent, with any text. What comes again under it within a day is answered with what was made then, and makes nothing.',
  }),
})

/** The key of the form that a call sends: in its header, in the quotes of the draft or without. */
export function formKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers[HEADER]
  return typeof given === 'string' ? given.replace(/^"(.*)"$/, '$1').trim() || undefined : undefined
}
