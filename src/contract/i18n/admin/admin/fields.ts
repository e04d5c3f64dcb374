import { FEATURE_LENGTH, FEATURE_VALUE_LENGTH } from '../../../schema/specNames.ts'
import { validation } from '../../shared/validation.ts'

/** Fields that are more than a box. */
export const fieldsTurkish = {
  image: {
    choose: 'Görsel seç',
    replace: 'Değiştir',
    remove: 'Kaldır',
    stop: 'Yüklemeyi durdur',
    drop: 'Görseli buraya bırakın ya da seçin',
    accepted: 'PNG, JPEG ya da WebP. Büyük fotoğraflar gönderilirken küçültülür.',
    acceptedLogo: 'SVG, PNG, JPEG ya da WebP. Büyük fotoğraflar gönderilirken küçültülür.',
    faintOnDark:
      'Bu logo koyu zeminde güç seçilir. Koyu zemin için ayrı bir logo yüklemezseniz koyu temada altına açık bir zemin konur.',
    faintOnLight:
      'Bu logo açık zeminde güç seçilir: açık temada altına koyu bir zemin konur. Açık zemin için koyu renkli bir logo yükleyebilirsiniz.',
    faintOnItsGround:
      'Bu logo koyu zeminde güç seçilir: koyu temada altına açık bir zemin konur. Daha açık renkli bir logo seçin.',
    uploading: (percent: string) => `Yükleniyor, ${percent}`,
    required: 'Lütfen bir görsel yükleyin.',
    retry: 'Tekrar dene',
    lineIsBack: 'Bağlantı geri geldi.',
    wrongType: 'Bu dosya türü kabul edilmiyor. PNG, JPEG ya da WebP seçin.',
    notAnImage: 'Bu dosya bir görsel değil. PNG, JPEG ya da WebP seçin.',
    closedHeic:
      'Bu tarayıcı HEIC fotoğraflarını açamıyor. Fotoğrafı JPEG olarak kaydedip yeniden seçin (iPhone’da: Ayarlar, Kamera, Biçimler, “En Uyumlu”).',
    tooLarge: 'Dosya en fazla 10 MB olabilir.',
    preview: 'Seçili görsel',
    missing: 'Görsel açılamadı. Değiştirin ya da kaldırın.',
    library: 'Kitaplıktan seç',
    wordless: 'Bu görselin alternatif metni yok: görmeyenler ne olduğunu bilemez.',
    describe: 'Metin yaz',
  },
  specs: {
    name: 'Özellik',
    value: 'Değer',
    add: 'Satır ekle',
    remove: (name: string) => `Satırı sil: ${name}`,
    row: (row: number) => `${row}. satır`,
    empty: 'Henüz özellik yok. “Ölçüm derinliği” ve “10–80 cm” gibi satırlar ekleyin.',
    duplicate: validation.specTwice,
    nameless: 'Değeri olan her satıra bir özellik adı yazın.',
    tooLong: `Özellik adı en fazla ${FEATURE_LENGTH}, değeri en fazla ${FEATURE_VALUE_LENGTH} karakter olabilir.`,
  },
  items: {
    add: 'Ekle',
    remove: 'Sil',
    lead: 'İlk görsel yap',
    item: (place: number) => `${place}. öge`,
    empty: 'Henüz bir şey yok.',
    full: (max: number) => `En fazla ${max} tane olabilir.`,
  },
  order: {
    move: (name: string) => `Taşı: ${name}`,
    grip: 'Sürükleyin ya da yukarı ve aşağı ok tuşlarıyla taşıyın.',
    up: 'Yukarı taşı',
    down: 'Aşağı taşı',
    first: 'En başa al',
    release: 'Sıradan çıkar',
    newestFirst: 'En yeniler önce',
    unplaced: 'Sitede en yeniler önce gelir. Öne almak istediğinizi tutup sürükleyin.',
    placed: (what: string) => `${what} sizin belirlediğiniz sırada, ötekiler en yeniden eskiye.`,
    confirmNewest: 'Belirlediğiniz sıra silinsin ve hepsi en yeniden eskiye dizilsin mi?',
    failed: 'Sıra kaydedilemedi. Lütfen tekrar deneyin.',
    moved: (name: string, row: number) => `${name}, ${row}. sırada`,
    stale:
      'Sıra kaydedilmedi: taşıdığınız kayıt bu arada başka bir yerde değiştirilmiş. Şimdiki sıra gösteriliyor; yeniden taşıyın.',
    overtaken: 'Sıra kaydedilmedi: bu arada başka bir yerde değiştirilmiş. Şimdiki sıra gösteriliyor; yeniden taşıyın.',
  },
  slug: {
    edit: 'Adresi değiştir',
    auto: 'Addan kendiliğinden oluşur; aynısı varsa sonuna sayı eklenir.',
    kept: (address: string) => `Boş bırakırsanız adres değişmez: ${address}`,
    leadsOn: 'Adres değişirse eski bağlantılar kendiliğinden yenisine gider.',
    warning: 'Adres değişirse eski bağlantılar çalışmaz.',
  },
  icon: {
    search: 'Simge ara',
    none: 'Simge yok',
    unknown: (name: string) => `Bilinmeyen simge: ${name}`,
    noMatch: 'Bu sözcüğe uyan simge yok.',
    found: (count: string) => `${count} simge`,
  },
}
