import type { SingletonWords } from '../../schema/words.ts'

export const turkish: SingletonWords = {
  title: 'Site ve logo',
  fields: { logoUrl: 'Logo', logoDarkUrl: 'Koyu zemin için logo', title: 'Başlık' },
  hints: {
    logoUrl: 'Logo yoksa sitede firmanın adı yazıyla görünür.',
    logoDarkUrl: 'İsteğe bağlı. Koyu temada öteki logonun yerine bu görünür.',
    title: 'Yalnızca burada görünür.',
  },
  loadFailed: 'Site ayarları yüklenemedi.',
  updateFailed: 'Site ayarları güncellenirken bir hata oluştu.',
}
