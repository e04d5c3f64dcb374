const number = (count: number) => count.toLocaleString('tr')

/** Results of the site health checks in Turkish, for the panel and the `doctor` command. */
export const siteStatusTexts = {
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
    letters: (count: number) =>
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
} as const

export type JobName = keyof typeof siteStatusTexts.jobs.names
