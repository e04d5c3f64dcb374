/** Server messages about drafts of posts, in Turkish. */
export const drafting = {
  topicMissing: 'Lütfen AI için bir konu başlığı girin.',
  failed: 'AI içerik oluşturulurken bir hata oluştu.',
  notConfigured: 'Bu sitede yapay zekâ ile taslak yazma açık değil. Açılması için sunucudan sorumlu kişiye danışın.',
  spent:
    'Yapay zekâ için ayrılan günlük istek sayısına ulaşıldı. Yarın yeniden deneyin. Sayının yükseltilmesi için sunucudan sorumlu kişiye danışın.',
} as const
