import { firstLanguage } from '../shared/languages.ts'

/** Server messages about drafts of posts, in Turkish. */
export const drafting = {
  topicMissing: 'Lütfen AI için bir konu başlığı girin.',
  failed: 'AI içerik oluşturulurken bir hata oluştu.',
  notConfigured: 'Bu sitede yapay zekâ ile taslak yazma açık değil. Açılması için sunucudan sorumlu kişiye danışın.',
  notTranslated: `Bu alan çevrilemez; yalnızca ${firstLanguage.tr} yazılmış metinler çevrilir.`,
  translationFailed: 'Çeviri hazırlanırken bir hata oluştu. Biraz sonra yeniden deneyin.',
  spent:
    'Yapay zekâ için ayrılan günlük istek sayısına ulaşıldı. Yarın yeniden deneyin. Sayının yükseltilmesi için sunucudan sorumlu kişiye danışın.',
} as const
