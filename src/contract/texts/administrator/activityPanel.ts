import type { Action } from '../../activityCalls.ts'
import type { Locale } from '../../constants.ts'

/** How a resource is called in a sentence: with its title before it, and without one. */
interface Objects {
  named: string
  bare: string
}

/** The words of the panel around who did what. */
const tr = {
  title: 'Etkinlik',
  lead: 'Panelde kimin ne yaptığı, bir yıl boyunca. Metinlerin içeriği tutulmaz.',
  person: 'Kişi',
  anyone: 'Herkes',
  action: 'İşlem',
  anything: 'Her işlem',
  csv: 'CSV indir',
  saving: 'Hazırlanıyor…',
  csvFailed: 'Dosya indirilemedi. Lütfen tekrar deneyin.',
  failed: 'Etkinlik okunamadı',
  retry: 'Yeniden dene',
  none: 'Henüz bir etkinlik yok.',
  noneFound: 'Bu süzgece uyan bir etkinlik yok.',
  showAll: 'Hepsini göster',
  older: 'Daha eskilerini göster',
  today: 'Bugün',
  yesterday: 'Dün',
  system: 'Sunucu',
  unknown: 'Tanınmayan biri',
  from: (address: string) => `adres ${address}`,
  actions: {
    signIn: 'Giriş',
    signInFailed: 'Başarısız giriş',
    signOut: 'Çıkış',
    passwordChanged: 'Parola değişikliği',
    create: 'Ekleme',
    update: 'Değişiklik',
    delete: 'Silme',
    restore: 'Geri getirme',
    purge: 'Kalıcı silme',
    export: 'Dosya indirme',
    erase: 'Kişisel veri silme',
    backup: 'Yedek',
  } satisfies Record<Action, string> as Record<string, string>,
  /** What is said after the person; `what` is empty where it is about no record. */
  done: (action: string, what: string): string => {
    const verbs: Record<string, string> = {
      signIn: 'giriş yaptı',
      signInFailed: 'giriş yapamadı',
      signOut: 'çıkış yaptı',
      passwordChanged: 'parolasını değiştirdi',
      create: `${what} ekledi`,
      update: `${what} değiştirdi`,
      delete: `${what} sildi`,
      restore: `${what} geri getirdi`,
      purge: `${what} kalıcı olarak sildi`,
      export: `${what} dosya olarak indirdi`,
      erase: 'birinin kişisel verilerini sildi',
      backup: 'yedek aldı',
    }
    return verbs[action] ?? [what, action].filter(Boolean).join(' ')
  },
  objects: {
    products: { named: 'ürününü', bare: 'bir ürün' },
    services: { named: 'hizmetini', bare: 'bir hizmet' },
    blog: { named: 'yazısını', bare: 'bir yazı' },
    slides: { named: 'slaytını', bare: 'bir slayt' },
    'contact-messages': { named: 'mesajını', bare: 'bir mesaj' },
    pictures: { named: 'görselini', bare: 'bir görsel' },
    'page-content': { named: 'sayfasını', bare: 'site ayarlarını' },
    redirects: { named: 'yönlendirmesini', bare: 'bir yönlendirme' },
    backups: { named: 'yedeğini', bare: 'bir yedek' },
    people: { named: 'yöneticisini', bare: 'bir yönetici' },
    activity: { named: 'etkinliğini', bare: 'etkinlik listesi' },
  } as Record<string, Objects>,
  /** What leaves the panel as a file. */
  files: {
    'contact-messages': 'mesajları',
    activity: 'etkinlik listesini',
    backups: 'bir yedeği',
    'personal-data': 'birinin kişisel verilerini',
  } as Record<string, string>,
  quoted: (title: string) => `“${title}”`,
  other: (resource: string) => `bir kayıt (${resource})`,
}

const en: typeof tr = {
  title: 'Activity',
  lead: 'Who did what in the panel, for a year. The content of texts is not kept.',
  person: 'Person',
  anyone: 'Anyone',
  action: 'Action',
  anything: 'Anything',
  csv: 'Download CSV',
  saving: 'Preparing…',
  csvFailed: 'The file could not be downloaded. Please try again.',
  failed: 'The activity could not be read',
  retry: 'Try again',
  none: 'Nothing has been done yet.',
  noneFound: 'Nothing matches this filter.',
  showAll: 'Show all',
  older: 'Show older ones',
  today: 'Today',
  yesterday: 'Yesterday',
  system: 'The server',
  unknown: 'Somebody unknown',
  from: (address) => `address ${address}`,
  actions: {
    signIn: 'Sign-in',
    signInFailed: 'Failed sign-in',
    signOut: 'Sign-out',
    passwordChanged: 'Change of password',
    create: 'Addition',
    update: 'Change',
    delete: 'Deletion',
    restore: 'Restoration',
    purge: 'Deletion for good',
    export: 'Download',
    erase: 'Erasure of personal data',
    backup: 'Backup',
  },
  done: (action, what) => {
    const verbs: Record<string, string> = {
      signIn: 'signed in',
      signInFailed: 'failed to sign in',
      signOut: 'signed out',
      passwordChanged: 'changed the password',
      create: `added ${what}`,
      update: `changed ${what}`,
      delete: `deleted ${what}`,
      restore: `brought back ${what}`,
      purge: `deleted ${what} for good`,
      export: `downloaded ${what} as a file`,
      erase: "erased somebody's personal data",
      backup: 'made a backup',
    }
    return verbs[action] ?? [action, what].filter(Boolean).join(' ')
  },
  objects: {
    products: { named: 'the product', bare: 'a product' },
    services: { named: 'the service', bare: 'a service' },
    blog: { named: 'the post', bare: 'a post' },
    slides: { named: 'the slide', bare: 'a slide' },
    'contact-messages': { named: 'the message', bare: 'a message' },
    pictures: { named: 'the picture', bare: 'a picture' },
    'page-content': { named: 'the page', bare: 'settings of the site' },
    redirects: { named: 'the redirect', bare: 'a redirect' },
    backups: { named: 'the backup', bare: 'a backup' },
    people: { named: 'the person', bare: 'a person' },
    activity: { named: 'the activity', bare: 'the list of activity' },
  },
  files: {
    'contact-messages': 'the messages',
    activity: 'the list of activity',
    backups: 'a backup',
    'personal-data': 'somebody’s personal data',
  },
  quoted: (title) => `“${title}”`,
  other: (resource) => `a record of ${resource}`,
}

export const activityPanelTexts: Record<Locale, typeof tr> = { tr, en }
