/** Result of a setup: a notification, and recovery codes if they are new. */
export interface SetupResult {
  message: string
  recoveryCodes: readonly string[] | null
}

export interface SetupProps {
  /** Whether a factor is on: its changes require the password. */
  needsPassword: boolean
  onDone: (done: SetupResult) => void
  onCancel: () => void
  /** Label of the button that leaves the setup. */
  cancelLabel?: string | undefined
}
