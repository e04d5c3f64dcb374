import type { Locale } from '../../constants.ts'

const number = (count: number) => count.toLocaleString('tr')

const tr = {
  database: {
    ok: 'Veritabanı yanıt veriyor.',
    bad: 'Veritabanı yanıt vermiyor. Sunucudan sorumlu kişiye haber verin: veritabanının çalıştığını ve bağlantısını denetlemeli.',
  },
  storage: {
    ok: 'Görsellerin durduğu yer yanıt veriyor.',
    bad: 'Görsellerin durduğu yer yanıt vermiyor. Sunucudan sorumlu kişiye haber verin: o yeri ve yazma iznini denetlemeli.',
  },
  disk: {
    ok: (free: string) => `Diskte ${free} boş yer var.`,
    warn: (free: string) =>
      `Diskte yalnızca ${free} boş yer kaldı. Sunucudan sorumlu kişiye haber verin: eski dosyaları silmeli ya da diski büyütmeli.`,
    bad: (free: string) =>
      `Disk dolu: ${free} boş yer kaldı, hiçbir şey kaydedilemeyebilir. Sunucudan sorumlu kişiye hemen haber verin: yer açmalı, örneğin eski yedekleri başka bir yere taşımalı.`,
    unknown: 'Diskteki boş yer okunamadı. Sunucudan sorumlu kişiye haber verin: sitenin klasörü yerinde mi, bakmalı.',
  },
  backup: {
    ok: (moment: string) => `Son yedek ${moment} tarihli ve geri okunarak doğrulandı.`,
    first: 'Yedekleme açık; ilk yedek birazdan ya da bu gece alınacak.',
    unproven: (moment: string) =>
      `Son yedek ${moment} tarihli ama geri okunup doğrulanmadı. “Şimdi yedekle” düğmesiyle yenisini alın.`,
    failed: (reason: string) => `Son yedek alınamadı. ${reason}`,
    old: (moment: string) => `Son yedek ${moment} tarihli. Yedeklerin konduğu yeri denetleyin ve şimdi bir yedek alın.`,
    never: 'İki günden uzun süredir hiç yedek alınamadı. Yedeklerin konduğu yeri denetleyin ve şimdi bir yedek alın.',
    lost: 'Yedeklerin konduğu yer boş: alınmış yedekler artık orada yok. Birazdan yenisi alınır; orayı kimin boşalttığını sunucudan sorumlu kişi araştırmalı.',
    bad: 'Yedeklerin konduğu yer yanıt vermiyor. Sunucudan sorumlu kişiye haber verin: o diski ya da depoyu denetlemeli.',
    off: 'Otomatik yedekleme kapalı. Yedekler sayfasındaki “Yedek al ve indir” ile düzenli olarak yedek alın; otomatik alınması için sunucudan sorumlu kişi yedeklere bir yer ayarlar.',
  },
  jobs: {
    ok: 'Arka plandaki işler çalışıyor.',
    warn: (names: string) =>
      `Arka planda aksayan iş var: ${names}. Kendiliğinden düzelmezse sunucudan sorumlu kişiye haber verin; nedeni sunucunun günlüğünde yazar.`,
    names: {
      'publish due posts': 'yazıları yayınlama',
      'activate privacy notice': 'aydınlatma metnini yürürlüğe koyma',
      'share built assets': 'sürüm dosyalarını paylaşma',
      mail: 'bildirim e-postaları',
      'collect unused files': 'kullanılmayan dosyaları silme',
      'update search index': 'arama dizini',
      'prune audit log': 'eski etkinlikleri silme',
      'prune visits': 'eski ziyaret sayılarını silme',
      'prune versions': 'eski sürümleri silme',
      'delete old messages': 'eski mesajları silme',
      'delete expired previews': 'süresi dolmuş önizlemeleri silme',
      'prune OG images': 'eski paylaşım görsellerini silme',
      'delete old emails': 'yöneticilere yazılmış eski e-postaları silme',
      'delete old pre-restore backups': 'geri yüklemeden önceki içeriği silme',
      'purge trash': 'çöp kutusunu boşaltma',
      webhooks: 'webhook’lar',
      'purge cdn': 'CDN önbelleğini temizleme',
      backups: 'yedekler',
    },
  },
  mail: {
    ok: 'Gönderilmeyi bekleyen bildirim e-postası yok.',
    failed: (count: number) =>
      `Okunmamış ${number(count)} mesajın bildirimi gönderilemedi. Nedenini gelen kutusunda mesaj yazar; E-posta ayarları sayfasından deneme e-postası gönderip ayarları denetleyin.`,
    notSetUp:
      'Bu sitede e-posta gönderimi kurulmamış: yeni mesajlar kimseye bildirilmez. E-posta ayarları sayfasından posta sunucunuzu girin.',
    off: (count: number) =>
      `Okunmamış ${number(count)} mesajın bildirimi bekliyor, çünkü bu sitede e-posta gönderimi kurulmamış. Mesajları gelen kutusunda okuyun; E-posta ayarları sayfasından posta sunucunuzu girin.`,
    replies: (count: number) =>
      `Gelen kutusundan yazılan ${number(count)} yanıt gönderilemedi. Nedenini mesajın altındaki yanıtta görün; E-posta ayarları sayfasından deneme e-postası gönderin.`,
    accountEmails: (count: number) =>
      `Yöneticilere yazılan ${number(count)} e-posta gönderilemedi. E-posta ayarları sayfasından bir deneme e-postası gönderin; gitmezse sunucunun yanıtı nedenini yazar.`,
  },
  cdn: {
    ok: 'CDN her değişiklikten haberdar.',
    warn: (reason: string) =>
      `Son değişiklikler CDN’e bildirilemedi (${reason}); ziyaretçiler sayfaların on dakikaya kadar eskisini görebilir. Kendiliğinden yeniden denenir; düzelmezse sunucudan sorumlu kişi CDN ayarlarını ve anahtarını denetlemeli.`,
    asked: 'CDN önbelleği birazdan temizlenecek.',
    notConfigured: 'Bu sitede CDN kurulmamış. Kurulması için sunucudan sorumlu kişiye danışın.',
  },
  schedule: {
    ok: 'Günü gelmiş her yazı yayında.',
    warn: (count: number) =>
      `Günü gelen ${number(count)} yazı hâlâ taslak görünüyor. Sunucudan sorumlu kişiye haber verin: sunucunun saatini denetleyip siteyi yeniden başlatmalı.`,
  },
  links: {
    ok: 'Site içindeki bağlantıların hepsi bir sayfaya çıkıyor.',
    warn: (count: number, examples: string) =>
      `Site içindeki ${number(count)} bağlantı hiçbir yere çıkmıyor: ${examples}. Kaydı açıp bağlantıyı düzeltin ya da adresi yönlendirin.`,
    example: (path: string, title: string) => `${path} (“${title}”)`,
    more: (count: number) => `ve ${number(count)} tane daha`,
    looking: 'Bağlantılar taranıyor; birazdan yeniden bakın.',
  },
  pictures: {
    ok: 'Sitede görünen görsellerin hepsinin alternatif metni var.',
    warn: (count: number) =>
      `Sitede görünen ${number(count)} görselin alternatif metni yok; görme engelliler ve arama motorları onları tanıyamaz. Görsel kitaplığında metinlerini yazın.`,
    looking: 'Görseller sayılıyor; birazdan yeniden bakın.',
  },
  unknown:
    'Şu anda denetlenemedi. Birazdan yeniden bakın; sürerse sunucudan sorumlu kişiye haber verin, nedeni sunucunun günlüğünde yazar.',
}

export type JobName = keyof typeof tr.jobs.names

const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`

const en: typeof tr = {
  database: {
    ok: 'The database responds.',
    bad: 'The database does not respond. Tell whoever runs the server: is it running, and is its connection right?',
  },
  storage: {
    ok: 'The place where pictures are kept responds.',
    bad: 'The place where pictures are kept does not respond. Tell whoever runs the server to check it and its permissions.',
  },
  disk: {
    ok: (free) => `${free} of the disk are free.`,
    warn: (free) =>
      `Only ${free} of the disk are free. Tell whoever runs the server: delete old files, or get a larger disk.`,
    bad: (free) =>
      `The disk is full: ${free} are left, and saving may fail. Tell whoever runs the server at once: make room, for example by moving old backups.`,
    unknown: 'The free space of the disk could not be read. Tell whoever runs the server: is the site’s folder there?',
  },
  backup: {
    ok: (moment) => `The last backup is from ${moment}, and was read back to check it.`,
    first: 'Backups are on; the first one is made soon, or tonight.',
    unproven: (moment) =>
      `The last backup is from ${moment}, but was not read back to check it. Make a new one with “Back up now”.`,
    failed: (reason) => `The last backup failed. ${reason}`,
    old: (moment) => `The last backup is from ${moment}. Check the place where backups are kept, and make one now.`,
    never: 'No backup could be made for more than two days. Check the place where backups are kept, and make one now.',
    lost: 'The place where backups are kept is empty: those that were made are gone. A new one is made soon; whoever runs the server should find out who emptied it.',
    bad: 'The place where backups are kept does not respond. Tell whoever runs the server to check that disk or store.',
    off: 'Automatic backups are off. Make backups regularly with “Back up and download” on the Backups page; for automatic ones, whoever runs the server sets a place for them.',
  },
  jobs: {
    ok: 'The background jobs are running.',
    warn: (names) =>
      `A background job fails: ${names}. If it does not recover by itself, tell whoever runs the server; the reason is in the server’s log.`,
    names: {
      'publish due posts': 'publishing posts',
      'activate privacy notice': 'putting the privacy notice into force',
      'share built assets': 'sharing the files of this version',
      mail: 'notification e-mails',
      'collect unused files': 'deleting unused files',
      'update search index': 'search index',
      'prune audit log': 'deleting old activity',
      'prune visits': 'deleting old visit counts',
      'prune versions': 'deleting old versions',
      'delete old messages': 'deleting old messages',
      'delete expired previews': 'deleting expired previews',
      'prune OG images': 'deleting old sharing pictures',
      'delete old emails': 'deleting old e-mails to administrators',
      'delete old pre-restore backups': 'deleting the content from before a restore',
      'purge trash': 'emptying the bin',
      webhooks: 'webhooks',
      'purge cdn': 'purging the CDN',
      backups: 'backups',
    },
  },
  mail: {
    ok: 'No notification is waiting to be sent.',
    failed: (count) =>
      `The notifications of ${many(count, 'unread message')} could not be sent. The message in the inbox says why; send a test e-mail on the Mail settings page.`,
    notSetUp:
      'This site cannot send e-mail yet: nobody is notified of new messages. Enter your mail server on the Mail settings page.',
    off: (count) =>
      `The notifications of ${many(count, 'unread message')} are waiting, because this site cannot send e-mail yet. Read the messages in the inbox; enter your mail server on the Mail settings page.`,
    replies: (count) =>
      `${many(count, 'reply', 'replies')} from the inbox could not be sent. The reply below the message says why; send a test e-mail on the Mail settings page.`,
    accountEmails: (count) =>
      `${many(count, 'e-mail')} to administrators could not be sent. Send a test e-mail on the Mail settings page; if it fails, the server’s response says why.`,
  },
  cdn: {
    ok: 'The CDN knows of every change.',
    warn: (reason) =>
      `The CDN was not notified of the last changes (${reason}); visitors may see pages that are up to ten minutes old. It is tried again; if that does not help, whoever runs the server should check the CDN’s settings and key.`,
    asked: 'The CDN is purged in a moment.',
    notConfigured: 'This site has no CDN. Whoever runs the server can set one up.',
  },
  schedule: {
    ok: 'Every post that is due is published.',
    warn: (count) =>
      `${many(count, 'post')} that should be published still ${count === 1 ? 'is a draft' : 'are drafts'}. Tell whoever runs the server: check the server’s clock, and restart the site.`,
  },
  links: {
    ok: 'All links within the site lead to a page.',
    warn: (count, examples) =>
      `${many(count, 'link')} within the site ${count === 1 ? 'leads' : 'lead'} nowhere: ${examples}. Open the record and correct the link, or redirect the address.`,
    example: (path, title) => `${path} (“${title}”)`,
    more: (count) => `and ${count.toLocaleString('en')} more`,
    looking: 'The links are being checked; look again in a moment.',
  },
  pictures: {
    ok: 'All pictures on the site have an alternative text.',
    warn: (count) =>
      `${many(count, 'picture')} on the site ${count === 1 ? 'has' : 'have'} no alternative text; blind visitors and search engines cannot tell what ${count === 1 ? 'it shows' : 'they show'}. Write ${count === 1 ? 'it' : 'them'} in the picture library.`,
    looking: 'The pictures are being counted; look again in a moment.',
  },
  unknown:
    'This could not be checked just now. Look again in a moment; if it lasts, tell whoever runs the server: the reason is in the server’s log.',
}

/** Results of the site health checks, for the panel, and in Turkish for the \`doctor\` command. */
export const siteStatusTexts: Record<Locale, typeof tr> = { tr, en }
