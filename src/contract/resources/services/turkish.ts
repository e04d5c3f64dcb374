import { SHORT_DESCRIPTION_LENGTH, SHORT_DESCRIPTION_LENGTH_SERVICES } from '../../constants.ts'
import type { ResourceWords } from '../../schema/words.ts'

export const turkish: ResourceWords = {
  one: 'Hizmet',
  many: 'Hizmetler',
  fields: { name: 'Hizmet adı', isFeatured: 'Ana sayfada öne çıkar' },
  hints: {
    shortDescription: `Boş bırakılırsa açıklamanın ilk ${SHORT_DESCRIPTION_LENGTH_SERVICES} karakteri kullanılır; ana sayfada ilk ${SHORT_DESCRIPTION_LENGTH} karakteri.`,
  },
  remove: 'Hizmeti sil',
  confirmRemove: 'Bu hizmeti silmek istediğinize emin misiniz?',
  empty: 'Henüz hizmet yok. İlk hizmeti ekleyin; sitede ve menüde hemen görünür.',
}
