import { problems } from '../../../contract/i18n/shared/messages.ts'
import { Refused } from '../../platform/http/problems.ts'

/** A rejection of an uploaded file, reported under the form's `file` field. */
export const rejectedFile = (status: number, message: string) =>
  new Refused(status, message, { errors: { file: [message] } })

/** Throws what an error of the decoder means: too many pixels, or a file that cannot be read. */
export function rejectBroken({ message }: Error, broken: string = problems.brokenPicture): never {
  throw /pixel limit/i.test(message) ? rejectedFile(413, problems.pictureTooBig) : rejectedFile(400, broken)
}
