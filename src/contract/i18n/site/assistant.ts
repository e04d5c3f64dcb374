const inTurn = new Intl.ListFormat('tr', { type: 'conjunction' })

/** Texts of the assistant about itself and the site, in Turkish. */
export const assistant = {
  /** Search terms of pages besides their own text, and answers for pages without text. */
  pages: {
    products: { ours: 'Ürünlerimiz', keywords: 'ürün cihaz satın' },
    services: { ours: 'Hizmetlerimiz', keywords: 'hizmet danışmanlık destek' },
    posts: { keywords: 'yazı blog' },
    about: {
      title: 'Hakkımızda',
      keywords:
        'hakkınızda siz kimsiniz biz kimiz şirket firma ekip çalışan kişi kuruluş kuruldu kurucu tarihçe bölge misyon vizyon',
      mission: 'Misyon',
      vision: 'Vizyon',
    },
    contact: {
      title: 'İletişim',
      keywords:
        'telefon numara numaranız ara aramak mail eposta e-posta adres konum yer yeriniz ofis yol tarifi ulaş ulaşım fiyat teklif ücret satın sipariş randevu görüşme başvuru',
      phone: 'Telefon',
      email: 'E-posta',
      address: 'Adres',
      form: 'Fiyat, teklif ve diğer sorularınız için iletişim formunu doldurabilirsiniz.',
    },
  },

  replies: {
    greeting: (name: string, topics: readonly string[]) =>
      `Merhaba, ben ${name}. Ürünlerimiz, hizmetlerimiz ve yazılarımız hakkındaki sorularınızı yanıtlarım.${examples(topics)}`,
    thanks: 'Rica ederim. Aklınıza başka bir soru gelirse buradayım.',
    farewell: 'Görüşmek üzere, iyi günler.',
    self: (name: string, site: string) =>
      `Ben ${name}, ${site} sitesinin sohbet yardımcısıyım; insan değil, bir bilgisayar programıyım. Yanıtlarımı bu sitedeki ürün, hizmet ve yazı sayfalarına dayandırırım. Orada olmayan bir şeyi sorarsanız bilmediğimi söylerim.`,
    overview: (ours: string, titles: readonly string[]) => `${ours}: ${inTurn.format(titles)}.`,
    overviewOfSome: (ours: string, titles: readonly string[], count: number) =>
      `${ours} arasında ${inTurn.format(titles)} var. ${count} başlığın tümü kendi sayfasında.`,
    phone: (value: string) => `Telefon numaramız: ${value}.`,
    email: (value: string) => `E-posta adresimiz: ${value}.`,
    address: (value: string) => `Adresimiz: ${value}.`,
    noPhone: 'Telefon numaramız sitede yer almıyor.',
    noEmail: 'E-posta adresimiz sitede yer almıyor.',
    noAddress: 'Açık adresimiz sitede yer almıyor.',
    dealings:
      'Fiyat, ödeme, teslimat, kurulum, garanti ve çalışma saatleri için en doğru bilgiyi size doğrudan biz verelim.',
    form: 'İletişim formundan yazarsanız size dönelim.',
    alsoForm: 'Dilerseniz iletişim formundan da yazabilirsiniz.',
    found: 'Sitemizde bununla ilgili şunlar yazıyor:',
    unsure: 'Sorunuzu tam anlayamamış olabilirim; en yakın bulduğum:',
    perhaps: (titles: readonly string[]) => `Aradığınız bir ürünse şunlara bakabilirsiniz: ${inTurn.format(titles)}.`,
    also: (title: string, sentence: string) => `“${title}” sayfasında: ${sentence}`,
    nothing: (topics: readonly string[]) =>
      `Bu soruya sitemizde bir yanıt bulamadım. Ben yalnızca ürünlerimiz, hizmetlerimiz ve yazılarımız hakkında yardımcı olabilirim.${examples(topics)} Aradığınız bunlardan biriyse başka sözcüklerle sorun ya da iletişim formundan bize yazın.`,
    spent:
      'Bugün çok sayıda soru geldiği için yanıtı kendim yazamıyorum, doğrudan sayfalarımızdan aktarıyorum. Yeterli olmazsa iletişim formundan bize yazın.',
    silent: 'Şu anda yanıtı kendim yazamıyorum, doğrudan sayfalarımızdan aktarıyorum.',
  },
}

export type AssistantTexts = typeof assistant

function examples(topics: readonly string[]): string {
  return topics.length ? ` Örneğin şu konuları sorabilirsiniz: ${topics.join(', ')}.` : ''
}
