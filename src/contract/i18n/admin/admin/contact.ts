import { validation } from '../../shared/validation.ts'

const { embed, embedHost, mapShort, mapPage } = validation
const mapFaults: Record<'embed' | 'embedHost' | 'mapShort' | 'mapPage', string> = {
  embed,
  embedHost,
  mapShort,
  mapPage,
}

/** The contact details. */
export const contactTurkish = {
  contact: {
    details: 'Sitede görünenler',
    notifications: 'Bildirimler',
    testMail: 'Deneme e-postası gönder',
    testing: 'Gönderiliyor…',
    testFailed: 'Deneme e-postası gönderilemedi.',
    testSent: 'Deneme e-postası gönderildi.',
    required: 'Bildirimler açıkken bir adres girin.',
    landline:
      'Telefon numaranız bir sabit hat: mesaj düğmesi kimseye ulaşmayabilir. Mesaj numarasına bir cep numarası yazın.',
  },
  map: {
    ...mapFaults,
    around: 'Haritayı adresten oluştur',
    show: 'Haritayı göster',
    title: 'Sitede görünecek harita',
  },
}
