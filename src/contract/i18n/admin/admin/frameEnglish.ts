import { notFound } from '../../../../company/words/siteEnglish.ts'
import type { frameTurkish } from './frame.ts'

export const frameEnglish: typeof frameTurkish = {
  title: 'admin',
  menu: {
    label: 'Administration',
    open: 'Open menu',
    close: 'Close menu',
    unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
    dashboard: 'Overview',
    settings: 'Site settings',
    upkeep: 'Upkeep and safety',
    backups: 'Backups',
    status: 'State of the site',
    activity: 'Activity',
    people: 'Administrators',
    personalData: 'Personal data',
    accessKeys: 'Access keys',
    webhooks: 'Webhooks',
    account: 'Account',
    toDark: 'Dark theme',
    toLight: 'Light theme',
    toOtherLocale: 'Türkçe',
    toSite: 'See the site',
    signOut: 'Sign out',
    confirmSignOut:
      'There are unsaved changes. Signing out deletes them, and the drafts in this browser. Sign out all the same?',
    skip: 'Skip to content',
  },
  notFound: {
    title: notFound,
    lead: 'The address may be mistyped, or the link may be old.',
    back: 'Back to the overview',
  },
}
