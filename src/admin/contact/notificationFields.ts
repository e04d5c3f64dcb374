import type { contactInfo } from '../../contract/singletons/contactInfo.ts'

type Name = keyof typeof contactInfo.fields

export const NOTIFICATION_SWITCH = 'enableContactFormNotifications' satisfies Name
export const NOTIFICATION_ADDRESS = 'notificationTargetEmail' satisfies Name
