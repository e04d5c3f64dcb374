import type { Notification } from '../../api/notification.ts'

/** Messages whose mail has failed at least once, or cannot go out at all; a first attempt may still be running. */
export const isUnsent = {
  values: [true],
  of({ notification }: { notification?: unknown }): boolean {
    const { status, attempts = 0 } = (notification ?? {}) as Partial<Notification>
    return status === 'failed' || status === 'notConfigured' || (status === 'waiting' && attempts > 0)
  },
}
