import { faults } from './faults.ts'

/** What the server says about a field, in Turkish; shown under the field. */
export const validation = {
  ...faults,
  text: 'Bu alana metin girin.',
  flag: 'Bu alan evet ya da hayır olmalıdır.',
  number: 'Bu alana sayı girin.',
  integer: 'Bu alana tam sayı girin.',
  object: 'Bu alanın biçimi geçersiz.',
  choice: 'Listedeki seçeneklerden birini seçin.',
  time: 'Geçerli bir tarih ve saat girin.',
  link: 'Site içi bir adres (/urunler) ya da https:// ile başlayan bir adres girin.',
  embed: 'https:// ile başlayan bir harita adresi girin.',
  embedHost: 'Bu haritanın adresine izin verilmiyor.',
  imageMissing: 'Lütfen bir görsel yükleyin.',
  scheduleDays: 'Lütfen zamanlama için geçerli bir gün sayısı (1-30) seçin.',
  rescheduleDays: 'Lütfen yeni bir zamanlama için geçerli bir gün sayısı (1-30) seçin.',
  slug: 'Adreste yalnızca küçük harf (a-z), rakam ve tire kullanın.',
  slugReserved: 'Bu adres kullanılamaz; içinde harf olan başka bir adres yazın.',
  slugTaken: 'Bu adres başka bir kayıtta kullanılıyor.',
  imageUrl: 'Geçerli bir görsel adresi girin ya da bir görsel yükleyin.',
  tooManySpecs: 'En fazla 100 özellik girilebilir.',
  invalid: 'Bu değer geçersiz.',
  tooLong: (max: number) => `En fazla ${max.toLocaleString('tr')} karakter girebilirsiniz.`,
  tooShort: (min: number) => `En az ${min.toLocaleString('tr')} karakter girin.`,
  tooBig: (max: number) => `En fazla ${max.toLocaleString('tr')} olabilir.`,
  tooSmall: (min: number) => `En az ${min.toLocaleString('tr')} olabilir.`,
} as const
