/** What became of setting something up: a sentence, and recovery codes where they are new. */
export interface SetUp {
  said: string
  recoveryCodes: readonly string[] | null
}

export interface SetupProps {
  /** A factor is on: what is changed of it wants the password. */
  needsPassword: boolean
  onDone: (done: SetUp) => void
  onCancel: () => void
  /** Where turning away leads. */
  cancelLabel?: string | undefined
}
