/** What the server says about drafting posts, in Turkish. */
export const drafting = {
  topicMissing: 'Lütfen AI için bir konu başlığı girin.',
  failed: 'AI içerik oluşturulurken bir hata oluştu.',
  notConfigured:
    'Yapay zekâ ile taslak yazma ayarlı değil. Sunucuda AI_MODEL ayarını, sağlayıcıya göre AI_BASE_URL ya da AI_API_KEY ile birlikte yapın ve sunucuyu yeniden başlatın.',
  spent:
    'Yapay zekâ için ayrılan günlük istek sayısına ulaşıldı. Yarın yeniden deneyin ya da AI_DAILY_REQUESTS ayarını yükseltin.',
} as const
