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
  noneLead: 'İlk yedek birazdan otomatik alınır.',
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
    'Aşağıdan istediğiniz zaman yedek alıp indirebilirsiniz; bunu düzenli olarak yapın. Sunucudan sorumlu kişi yedeklere bir yer ayarlarsa site her gece otomatik yedeklenir.',

  now: {
    title: 'Yedek al ve indir',
    lead: 'Sitenin şu anki hâlinin tamamı tek bir dosya olarak bu cihaza iner: içerik, görseller, mesajlar, ayarlar ve yöneticiler. Gerektiğinde aşağıdaki “Yedekten dön” ile siteyi bu dosyadan geri getirirsiniz.',
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

  upload: {
    title: 'Yedekten dön',
    lead: 'Daha önce indirdiğiniz bir yedek dosyasını seçin. Sitedeki her şeyin yerine o geçer: içerik, görseller, mesajlar, ayarlar ve yöneticiler. Seçince önce ne olacağı gösterilir; siz onaylamadan bir şey değişmez.',
    trust: 'Yalnızca bu sitenin kendi yedeğini kullanın: yedekteki yöneticiler siteye girebilir.',
    choose: 'Yedekten dön',
    restores: (name: string, size: string) =>
      `Sitedeki her şeyin yerine “${name}” (${size}) geçer: içerik, mesajlar, görseller, ayarlar ve yöneticiler. Dosya önce baştan sona denetlenir; sağlam değilse hiçbir şey değişmez.`,
    tooLarge: (size: string, max: string) =>
      `Dosya ${size}; buradan şu anda en fazla ${max} yüklenebilir. Sunucudan sorumlu kişi onu komut satırından geri yükleyebilir. Site olduğu gibi duruyor.`,
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
    passphrase: 'Dosyanın parolası',
    passphraseHint: 'Dosyayı indirirken parola verdiyseniz yazın; vermediyseniz boş bırakın.',
    sending: 'Dosya yükleniyor…',
    checking: 'Dosya denetleniyor, ardından geri yükleniyor…',
    brokenOff: 'Yükleme yarıda kesildi; site olduğu gibi duruyor. Bağlantınızı kontrol edip yeniden deneyin.',
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
    lead: 'The whole site as it is now comes to this device as one file: content, pictures, messages, settings and administrators. When you need it, “Restore from a file” below brings the site back from this file.',
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

  upload: {
    title: 'Restore from a file',
    lead: 'Choose a backup file that you downloaded before. It takes the place of everything on the site: content, pictures, messages, settings and administrators. You are shown first what will happen; nothing changes before you confirm.',
    trust: 'Use only a backup of this site: its administrators can sign in here.',
    choose: 'Restore from a file',
    restores: (name, size) =>
      `“${name}” (${size}) takes the place of everything on the site: content, messages, pictures, settings and administrators. The file is checked from beginning to end first; unless it is sound, nothing changes.`,
    tooLarge: (size, max) =>
      `The file has ${size}; at most ${max} can be uploaded here now. Whoever runs the server can restore it from the command line. The site is as it was.`,
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
    passphrase: 'Passphrase of the file',
    passphraseHint: 'Only if you gave one when you downloaded the file; otherwise leave it empty.',
    sending: 'Uploading the file…',
    checking: 'Checking the file, then restoring it…',
    brokenOff: 'The upload broke off; the site is as it was. Check your connection and try again.',
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
