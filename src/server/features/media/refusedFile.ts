import { Refused } from '../../platform/http/problems.ts'

/** A refusal that stands under the field in which files come. */
export const refusedFile = (status: number, message: string) =>
  new Refused(status, message, { errors: { file: [message] } })
