/** What the server says of an address that is to lead elsewhere, in Turkish; shown under the field. */
export const redirectFaults = {
  noPath: 'Bu sitede / ile başlayan bir adres girin (/eski-sayfa).',
  fragment: 'Adresi # işaretinden önce kesin; tarayıcılar # işaretinden sonrasını sunucuya göndermez.',
  reserved: 'Bu adres sitenin kendi işleri için ayrılmış ve yönlendirilemez.',
  exists: 'Bu adreste bir sayfa var. Yalnızca olmayan bir adres yönlendirilebilir.',
  leads: 'Bu adres kendiliğinden yeni yerine götürüyor; yönlendirme gerekmez.',
  taken: 'Bu adres zaten yönlendirilmiş. Değiştirmek için önce eskisini silin.',
  noTarget: 'Site içi bir adres (/urunler) ya da https:// ile başlayan bir adres girin.',
  loop: 'Bu hedef ziyaretçiyi yine aynı adrese getirir. Başka bir hedef seçin.',
} as const
