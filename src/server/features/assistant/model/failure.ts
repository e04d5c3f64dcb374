/** Why there is no answer from the model. */
export type Reason = 'spent' | 'silent' | 'unreachable' | 'busy' | 'refused' | 'cutShort' | 'oversized' | 'empty'

/** The same question may be answered a moment later. */
const PASSING: readonly Reason[] = ['silent', 'unreachable', 'busy', 'cutShort', 'empty']

/** A model that gave no answer. It carries nothing of what was asked or said, so that it may be logged. */
export class ModelFailed extends Error {
  readonly reason: Reason
  /** The HTTP status that the model's server answered with, where it did. */
  readonly status?: number

  constructor(reason: Reason, status?: number) {
    super(`The model gave no answer: ${reason}${status ? ` (${status})` : ''}`)
    this.reason = reason
    this.status = status
  }

  get mayPass(): boolean {
    return PASSING.includes(this.reason)
  }
}
