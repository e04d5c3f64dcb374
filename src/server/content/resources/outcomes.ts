import type { FastifyReply, FastifyRequest } from 'fastify'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import { validation } from '../../../contract/i18n/shared/validation.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import { sendRow } from './conditions.ts'
import type { Row } from './row.ts'
import type { Outcome, Refusal } from './rules.ts'

const refusals: Record<Refusal, () => Refused> = {
  missing: refused.notFound,
  stale: () => new Refused(409, problems.stale),
  slugTaken: () => new Refused(409, problems.conflict, { errors: { slug: [validation.slugTaken] } }),
}

/** The row that was written; throws `Refused` where none was. */
export function rowOf({ row, refused: refusal }: Outcome): Row {
  if (refusal) throw refusals[refusal]()
  return row
}

/** Answers a write with the row as it is by now. */
export const answer = (request: FastifyRequest, reply: FastifyReply, outcome: Outcome) =>
  sendRow(request, reply, rowOf(outcome))
