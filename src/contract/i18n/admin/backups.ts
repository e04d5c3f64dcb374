/** Server messages about backups, in Turkish, for administrators. */
export const backupTexts = {
  notConfigured:
    'Bu sitede otomatik yedekleme kapalı: “Yedek al ve indir” ile bilgisayarınıza bir yedek alın. Sunucudan sorumlu kişi yedekler için bir yer ayarlayınca otomatik de alınır.',
  streaming: 'Şu anda başka bir yedek indiriliyor. O bitince yeniden deneyin.',
  asked: 'Yedek alınıyor.',
  busy: 'Şu anda başka bir yedekleme, geri yükleme ya da temizlik sürüyor. Bitince tekrar deneyin.',
  restored: (keptAs: string) =>
    `Yedek geri yüklendi. Önceki içerik ${keptAs} adıyla yedeklendi. Herkesin yeniden giriş yapması gerekiyor.`,
  leftOut: (count: number) =>
    `Yedekteki ${count} çizim (SVG) güvenlik denetiminden geçmediği için geri gelmedi; onu yeniden yükleyin.`,
  asBefore: 'Site olduğu gibi duruyor.',
  nobodyInIt: 'Bu yedekte hiç yönetici yok; geri yüklenirse kimse giriş yapamaz. Site olduğu gibi duruyor.',
  notRestored:
    'Yedek geri yüklenemedi; site olduğu gibi duruyor. Sürerse sunucudan sorumlu kişiye haber verin; ayrıntısı sunucunun günlüğünde.',

  /** About an uploaded file. */
  uploads: {
    notABackup:
      'Bu dosya bir yedek değil. “Yedek al ve indir” ile inen, adı .tar ya da .tar.age ile biten dosyayı seçin. Site olduğu gibi duruyor.',
    damaged:
      'Yedek dosyası bozuk ya da eksik inmiş. Dosyanın başka bir kopyasını ya da daha eski bir yedeği seçin. Site olduğu gibi duruyor.',
    newer:
      'Bu yedek sitenin daha yeni bir sürümüyle alınmış. Önce siteyi o sürüme güncelleyin ya da daha eski bir yedek seçin. Site olduğu gibi duruyor.',
    noPassphrase: 'Bu yedek parolayla şifrelenmiş. İndirirken verdiğiniz parolayı yazın. Site olduğu gibi duruyor.',
    wrongPassphrase:
      'Parola bu yedeğinki değil. İndirirken verdiğiniz parolayı yazın; büyük ve küçük harfler ayrıdır. Site olduğu gibi duruyor.',
    tooLarge:
      'Dosya burada yüklenebilecek olandan büyük: en fazla 4 GB, sunucuda boş yer azsa daha az. Sunucudan sorumlu kişi onu komut satırından geri yükleyebilir. Site olduğu gibi duruyor.',
  },

  emails: {
    failed: {
      subject: (site: string) => `Yedek alınamadı: ${site}`,
      intro: (site: string) => `${site} sitesinin yedeği alınamadı.`,
    },
    old: {
      subject: (site: string) => `İki gündür yedek alınamıyor: ${site}`,
      intro: (site: string) => `${site} sitesinin iki günden uzun süredir yeni bir yedeği yok.`,
    },
    last: (when: string) => `Son sağlam yedek: ${when}.`,
    none: 'Bilinen sağlam bir yedek yok.',
    again:
      'Site yedek almayı aralıklarla yeniden deneyecek; düzelene kadar bu konuda bir daha yazmayacak, yalnızca iki gün geçerse haber verecek.',
    open: 'Yedekleri aç',
  },

  failures: {
    full: 'Yedeğin yazıldığı yerde boş alan kalmadı; yarım yedek silindi. Sunucudan sorumlu kişi orada yer açmalı ya da başka bir yer ayarlamalı.',
    forbidden: 'Yedeklerin konduğu yere yazma izni yok. Bu izni sunucudan sorumlu kişi verir.',
    missing:
      'Yedeklerin konduğu klasör kullanılamıyor. Sunucudan sorumlu kişi, klasörün yerinde ve diskin bağlı olduğunu kontrol etmeli.',
    unreachable: (reason: string) =>
      `Yedeklerin konduğu depoya ulaşılamadı ya da depo isteği kabul etmedi (${reason}). Sürerse sunucudan sorumlu kişi deponun çalıştığını ve erişim anahtarlarını kontrol etmeli.`,
    notAsWritten:
      'Yedek geri okunduğunda yazılanla aynı çıkmadı, bu yüzden silindi. Yedeklerin konduğu diski ya da depoyu kontrol edin.',
    noPassphrase: 'Bu yedek şifreli. Açılması için sunucudan sorumlu kişi o yedeğin parolasını ayarlara yazmalı.',
    wrongPassphrase:
      'Bu yedek başka bir parolayla şifrelenmiş. Açılması için sunucudan sorumlu kişi o parolayı ayarlara yazmalı.',
    unencrypted:
      'Bu yedek şifreli değil, oysa bu sitenin yedekleri şifrelenir: yedeklerin konduğu yere yazabilen biri onu koymuş ya da değiştirmiş olabilir. Başka bir yedek kullanın. Bu yedeğe güveniyorsanız sunucudan sorumlu kişi onu komut satırından geri yükleyebilir.',
    damaged: 'Bu yedek bozuk: yazıldığından farklı. Başka bir yedek kullanın.',
    notABackup: 'Bu dosya bir yedek değil. Başka bir yedek kullanın.',
    newer:
      'Bu yedek sitenin daha yeni bir sürümüyle alınmış. Önce siteyi o sürüme güncelleyin ya da daha eski bir yedek kullanın.',
    picture:
      'Yüklenen bir görsel okunamadığı için yedek alınamadı. Görsellerin durduğu diski ya da depoyu kontrol edin.',
    pictureNotPutBack:
      'Yedekteki bir görsel yerine konamadı. Sunucudan sorumlu kişi, görsellerin durduğu diskin ya da deponun çalıştığını, orada boş yer ve yazma izni olduğunu kontrol etmeli; sonra yeniden deneyin.',
    unexpected:
      'Yedek alınırken beklenmeyen bir sorun oluştu. Sürerse sunucudan sorumlu kişiye haber verin; ayrıntısı sunucunun günlüğünde.',
  },
} as const
