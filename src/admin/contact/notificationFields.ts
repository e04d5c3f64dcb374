import type { contactInfo } from '../../contract/pages/index.ts'

type Name = keyof typeof contactInfo.fields

export const NOTIFICATION_SWITCH = 'enableContactFormNotifications' satisfies Name
export const NOTIFICATION_ADDRESS = 'notificationTargetEmail' satisfies Name
