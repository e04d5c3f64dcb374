import type { Locale } from '../../constants.ts'

/** Texts of the backup screens. */
const tr = {
  title: 'Yedekler',
  make: 'Şimdi yedekle',
  making: 'Yedek alınıyor…',
  made: 'Yedek alındı ve geri okundu.',
  makeFailed: 'Yedekleme başlatılamadı. Lütfen biraz sonra tekrar deneyin.',

  good: (when: string) => `Son yedek: ${when}`,
  goodLead: 'Yazıldıktan sonra baştan sona geri okundu ve sağlam bulundu.',
  unproven: 'Henüz geri okunmadı.',
  none: 'Henüz yedek yok',
  noneLead: 'İlk yedek birazdan kendiliğinden alınır.',
  failed: 'Son yedek alınamadı',
  triedAt: (when: string) => `Deneme: ${when}. Kendiliğinden yeniden denenecek.`,
  lastGood: (when: string) => `Son sağlam yedek: ${when}.`,
  old: 'Son yedek iki günden eski',
  never: 'İki gündür hiç yedek alınamadı',
  lost: 'Yedeklerin konduğu yer boş',
  lostLead:
    'Alınmış yedekler artık orada yok. Birazdan yenisi alınır; orayı kimin boşalttığını sunucudan sorumlu kişi araştırmalı.',
  oldLead: 'Sunucunun geceleri çalıştığını ve yedeklerin konduğu yeri kontrol edin.',

  waiting: 'Yedek sıraya alındı…',
  writing: 'Yazılıyor',
  reading: 'Geri okunuyor',

  nightly: (time: string) => `Her gece ${time} saatinde alınır.`,
  kept: 'Son 7 günün, 4 haftanın ve 12 ayın en yenileri saklanır; geri yüklemeden önceki ya da geri okunmamış yedekler 30 gün.',
  encrypted: 'Şifreli; açmak için yedek parolası gerekir.',
  open: 'Şifresiz; indirdiğiniz dosyayı başkalarının erişemeyeceği bir yerde saklayın.',

  list: 'Alınmış yedekler',
  empty: 'Burada henüz yedek yok.',
  listFailed: 'Yedekler listelenemedi.',
  retry: 'Tekrar dene',
  verified: 'Geri okundu',
  unverified: 'Geri okunmadı',
  beforeRestore: 'Geri yüklemeden önce',
  unencrypted: 'Şifresiz: geri yüklenmez',
  download: 'İndir',
  downloading: 'İndiriliyor…',
  downloadFailed: 'Yedek indirilemedi. Lütfen tekrar deneyin.',
  restore: 'Geri yükle',
  downloadOf: (when: string) => `İndir: ${when}`,
  restoreOf: (when: string) => `Geri yükle: ${when}`,

  off: 'Otomatik yedekleme kapalı',
  offLead:
    'Aşağıdan istediğiniz zaman yedek alıp indirebilirsiniz; bunu düzenli olarak yapın. Sunucudan sorumlu kişi yedeklere bir yer ayarlarsa site her gece kendiliğinden yedeklenir.',

  now: {
    title: 'Yedek al ve indir',
    lead: 'Sitenin şu anki hâlinin tamamı tek bir dosya olarak bu cihaza iner: içerik, görseller, mesajlar, ayarlar ve yöneticiler. Gerektiğinde bu dosyayı sunucudan sorumlu kişiye verin; siteyi ondan geri yükler.',
    personal:
      'Dosyada kişisel veriler vardır: mesajlar, adlar, e-posta adresleri, telefon numaraları. Onu sunucudan ayrı ve yalnızca sizin açabildiğiniz bir yerde saklayın; ortak bir bilgisayarda bırakmayın.',
    passphrase: 'Dosya parolası (isteğe bağlı)',
    lost: 'Parola verirseniz dosya şifrelenir. Parolayı not edin: onsuz dosyayı kimse açamaz.',
    otherwise: 'Boş bırakırsanız sitenin yedek parolasıyla şifrelenir.',
    start: 'Yedek al ve indir',
    working: 'Yedek iniyor…',
    stay: 'Bitene kadar bu sayfayı açık bırakın.',
    done: (name: string) => `Yedek indirildi: ${name}`,
    failed:
      'Yedek indirilemedi ya da yarıda kesildi. Bağlantınızı kontrol edip yeniden deneyin; sürerse sunucudan sorumlu kişiye haber verin.',
  },

  restoring: {
    title: 'Yedeği geri yükle',
    lead: (when: string) =>
      `Sitedeki her şeyin yerine ${when} tarihli yedek geçer: içerik, mesajlar, görseller, ayarlar ve yöneticiler.`,
    keeps: 'Şu anki içerik önce yedeklenir; bu listeden geri getirebilirsiniz.',
    ends: 'Sonunda herkesin, yedekteki şifresiyle yeniden giriş yapması gerekir.',
    erased: 'Bu yedekten sonra kişisel verileri silinmiş olanların verileri de geri gelir; yeniden silmeniz gerekir.',
    erasures: (moments: string) => `Silme tarihleri: ${moments}.`,
    confirm: 'Geri yükle',
    working: 'Geri yükleniyor…',
    stay: 'Bitene kadar bu sayfayı açık bırakın; site bu arada yavaş yanıt verebilir.',
    cancel: 'Vazgeç',
    failed: 'Yedek geri yüklenemedi.',
    unknown: 'Sunucudan yanıt gelmedi. Geri yükleme sürüyor ya da bitmiş olabilir; biraz bekleyip sayfayı yenileyin.',
    done: 'Yedek geri yüklendi',
    ended: 'Önceki içerik de yedeklendi. Herkesin yeniden giriş yapması gerekiyor.',
    signIn: 'Giriş yap',
  },

  overview: {
    failed: 'Son yedek alınamadı.',
    old: 'Son yedek iki günden eski.',
    never: 'İki gündür hiç yedek alınamadı.',
    lost: 'Yedeklerin konduğu yer boş.',
    see: 'Yedekleri gör',
  },
}

const en: typeof tr = {
  title: 'Backups',
  make: 'Back up now',
  making: 'Backing up…',
  made: 'A backup was made and read back.',
  makeFailed: 'The backup could not be started. Please try again in a while.',

  good: (when) => `Last backup: ${when}`,
  goodLead: 'It was read back from beginning to end after it was written, and is sound.',
  unproven: 'Not read back yet.',
  none: 'No backup yet',
  noneLead: 'The first one will be made shortly, automatically.',
  failed: 'The last backup failed',
  triedAt: (when) => `Tried: ${when}. It will be tried again automatically.`,
  lastGood: (when) => `Last good backup: ${when}.`,
  old: 'The last backup is more than two days old',
  never: 'There has been no backup for two days',
  lost: 'The place of the backups is empty',
  lostLead:
    'The backups are no longer there. A new one will be made shortly; whoever runs the server should find out who emptied the place.',
  oldLead: 'See that the server runs at night, and check the place of the backups.',

  waiting: 'Waiting for its turn…',
  writing: 'Writing',
  reading: 'Reading back',

  nightly: (time) => `Made each night at ${time}.`,
  kept: 'The newest of the last 7 days, 4 weeks and 12 months are kept; those from before a restore, or not read back, for 30 days.',
  encrypted: 'Encrypted; the passphrase of the backups opens them.',
  open: 'Not encrypted; keep what you download where nobody else can get at it.',

  list: 'Existing backups',
  empty: 'There is no backup here yet.',
  listFailed: 'The backups could not be listed.',
  retry: 'Try again',
  verified: 'Read back',
  unverified: 'Not read back',
  beforeRestore: 'Before a restore',
  unencrypted: 'Not encrypted: not restored',
  download: 'Download',
  downloading: 'Downloading…',
  downloadFailed: 'The backup could not be downloaded. Please try again.',
  restore: 'Restore',
  downloadOf: (when) => `Download: ${when}`,
  restoreOf: (when) => `Restore: ${when}`,

  off: 'Automatic backups are off',
  offLead:
    'You can make and download a backup below at any time; do so regularly. When whoever runs the server names a place for backups, the site is backed up automatically each night.',

  now: {
    title: 'Back up and download',
    lead: 'The whole site as it is now comes to this device as one file: content, pictures, messages, settings and administrators. When you need it, give the file to whoever runs the server; they restore the site from it.',
    personal:
      'The file holds personal data: messages, names, e-mail addresses, phone numbers. Keep it apart from the server, where only you can open it; do not leave it on a shared computer.',
    passphrase: 'Passphrase of the file (optional)',
    lost: 'With a passphrase the file is encrypted. Write it down: without it nobody can open the file.',
    otherwise: 'Left empty, the passphrase of the site’s backups is used.',
    start: 'Back up and download',
    working: 'Downloading the backup…',
    stay: 'Leave this page open until it is done.',
    done: (name) => `The backup was downloaded: ${name}`,
    failed:
      'The backup could not be downloaded, or broke off. Check your connection and try again; if that does not help, tell whoever runs the server.',
  },

  restoring: {
    title: 'Restore the backup',
    lead: (when) =>
      `The backup of ${when} takes the place of everything on the site: content, messages, pictures, settings and administrators.`,
    keeps: 'What is there now is backed up first; you can bring it back from this list.',
    ends: 'In the end everybody has to sign in again, with the password they had when the backup was made.',
    erased: 'Personal data that were erased since this backup come back too; you have to erase them again.',
    erasures: (moments) => `They were erased on: ${moments}.`,
    confirm: 'Restore',
    working: 'Restoring…',
    stay: 'Leave this page open until it is done; the site may be slow meanwhile.',
    cancel: 'Cancel',
    failed: 'The backup could not be restored.',
    unknown: 'The server gave no answer. The restore may go on or be done; wait a little and load the page again.',
    done: 'The backup was restored',
    ended: 'What was there before is backed up too. Everybody has to sign in again.',
    signIn: 'Sign in',
  },

  overview: {
    failed: 'The last backup failed.',
    old: 'The last backup is more than two days old.',
    never: 'There has been no backup for two days.',
    lost: 'The place of the backups is empty.',
    see: 'See the backups',
  },
}

export const backupPanelTexts: Record<Locale, typeof tr> = { tr, en }
