/** The demo company's texts of lists, contact page and chat. */
export const demoPageTexts = {
  'products-page': {
    lead: 'Toprağa gömülen, direğe takılan, havalanan cihazlar. Hepsinin ölçtüğü tek ekranda.',
    empty: 'Henüz ürün eklenmemiş.',
    en: {
      lead: 'Devices that sit in the soil, stand on a mast or take to the air. Everything they measure is on one screen.',
      empty: 'No products have been added yet.',
    },
  },
  'services-page': {
    lead: 'Ölçü tek başına ürün vermez. Ziraat mühendislerimiz veriyi okur, tarlaya gelir, kararı sizinle verir.',
    empty: 'Henüz hizmet eklenmemiş.',
    en: {
      lead: 'Measuring alone grows nothing. Our agronomists read the data, come to the field and decide with you.',
      empty: 'No services have been added yet.',
    },
  },
  'references-page': {
    lead: 'Kimin tarlasında, neyle, ne kadar: önce ölçtük, sonra yeniden ölçtük.',
    empty: 'Henüz referans eklenmemiş.',
    en: {
      lead: 'Whose field, with what, by how much: we measured before, and measured again after.',
      empty: 'No references have been added yet.',
    },
  },
  'blog-page': {
    lead: 'Tarlada en çok sorulanlar. Her yazıda tek konu, ölçülmüş sayılar, yarın yapılacak bir iş.',
    empty: 'Henüz yazı yayınlanmamış.',
    en: {
      lead: 'What growers ask us most. One subject each, measured figures, and something to do tomorrow.',
      empty: 'Nothing has been published yet.',
    },
  },
  'contact-page': {
    title: 'Tarlanızı anlatın',
    lead: 'Kaç dekar, hangi ürün, derdiniz ne: bu kadarı yeter.',
    messageHint: 'İlçe, ürün ve dekar yazarsanız size daha net yanıt veririz.',
    nextStep: 'Ziraat mühendisimiz iki iş günü içinde size döner.',
    en: {
      title: 'Tell us about your field',
      lead: 'How many hectares, which crop, what the trouble is: that is enough.',
      messageHint: 'With your district, crop and area in hectares, we can give you a clearer answer.',
      nextStep: 'An agronomist gets back to you within two working days.',
    },
  },
  'chat-texts': {
    greeting:
      'Merhaba, ben {ad}. Sulama, sensörler, toprak ve öteki tarım teknolojileri konusunda yardımcı olabilirim. Ne öğrenmek istersiniz?',
    /** The first three are for the chat, the others for the home page. */
    suggestions: [
      { text: 'Toprak nemini nasıl ölçerim?', en: { text: 'How do I measure soil moisture?' } },
      { text: 'Dronla ilaçlama yapıyor musunuz?', en: { text: 'Do you spray by drone?' } },
      { text: 'Fiyat teklifi nasıl alırım?', en: { text: 'How do I get a quote?' } },
      { text: 'Dronla ilaçlama için izin gerekir mi?', en: { text: 'Does spraying by drone need a permit?' } },
      { text: 'Sulama zamanının geldiği nasıl anlaşılır?', en: { text: 'How do I know when it is time to water?' } },
      { text: 'Kayısı çiçekteyken kaç derece tehlikeli?', en: { text: 'Which temperature harms apricots in bloom?' } },
    ],
    en: {
      greeting:
        'Hello, I am {name}. I can help with irrigation, sensors, soil and other agricultural technology. What would you like to know?',
    },
  },
}
