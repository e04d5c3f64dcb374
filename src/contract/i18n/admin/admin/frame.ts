import { notFound } from '../../../../company/words/site.ts'
/** What stands around every screen. */
export const frameTurkish = {
  title: 'yönetim',
  menu: {
    label: 'Yönetim',
    open: 'Menüyü aç',
    close: 'Menüyü kapat',
    /** Behind the inbox's name. */
    unread: (count: number) => `${count} okunmamış mesaj`,
    dashboard: 'Özet',
    settings: 'Site ayarları',
    upkeep: 'Bakım ve güvenlik',
    backups: 'Yedekler',
    status: 'Site durumu',
    activity: 'Etkinlik',
    people: 'Yöneticiler',
    personalData: 'Kişisel veriler',
    accessKeys: 'Erişim anahtarları',
    webhooks: 'Bildirim adresleri',
    account: 'Hesap',
    toDark: 'Koyu tema',
    toLight: 'Açık tema',
    toOtherLocale: 'English',
    toSite: 'Siteyi gör',
    signOut: 'Çıkış yap',
    confirmSignOut:
      'Kaydedilmemiş değişiklikleriniz var. Çıkarsanız bu tarayıcıdaki taslaklarla birlikte silinir. Yine de çıkılsın mı?',
    skip: 'İçeriğe geç',
  },
  notFound: {
    title: notFound,
    lead: 'Adresi yanlış yazmış ya da eski bir bağlantıya tıklamış olabilirsiniz.',
    back: 'Özete dön',
  },
}
