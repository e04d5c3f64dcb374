/** What the server says of addresses that are told of what happens here. */
export const webhookTexts = {
  url: 'http:// ya da https:// ile başlayan bir adres girin.',
  credentials: 'Adreste kullanıcı adı ve şifre olamaz.',
  private: 'Bu adres internete açık değil. Herkesin ulaşabildiği bir adres girin.',
  tooMany: (most: number) => `En fazla ${most} bildirim adresi olabilir. Önce kullanmadığınız birini silin.`,
  off: 'Bu bildirim adresi kapalı. Önce adresi açın.',
} as const
