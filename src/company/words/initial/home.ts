/** Initial content of the home page: it promises nothing in the owner's name. */
export const home = {
  title: 'Hoş geldiniz',
  lead: 'Ürünlerimiz, hizmetlerimiz, yazılarımız ve bize ulaşmanın yolları.',
  valuesTitle: 'Bu sitede neler var?',
  valuesLead: 'Aradığınıza buradan ulaşabilirsiniz.',
  productsTitle: 'Öne çıkan ürünler',
  servicesTitle: 'Hizmetlerimiz',
  servicesLead: 'Öne çıkan hizmetlerimiz burada; tümü kendi sayfasında.',
  assistantTitle: 'Günün her saatinde sorun.',
  assistantLead:
    'Asistanımız sitedeki yazıları, ürün ve hizmet sayfalarını okudu. Neye dayandığını gösterir; sitede yazmayanı uydurmaz, bize yönlendirir.',
  notebookTitle: 'Son yazılar',
  closingTitle: 'Bize yazın',
  closingLead: 'Mesajınızda şunlar olursa sizi daha iyi anlarız:',
  closingAction: 'İletişim formuna git',
  values: [
    {
      title: 'Ürünler',
      text: 'Ürünlerimizi ve teknik özelliklerini kendi sayfalarında bulursunuz.',
      en: { title: 'Products', text: 'Our products and their specifications are on pages of their own.' },
    },
    {
      title: 'Hizmetler',
      text: 'Ne yaptığımızı ve nasıl çalıştığımızı hizmet sayfalarında anlatırız.',
      en: { title: 'Services', text: 'What we do, and how, is on the pages of our services.' },
    },
    {
      title: 'Yazılar',
      text: 'Öğrendiklerimizi ve sık sorulanları blogda paylaşırız.',
      en: { title: 'Articles', text: 'On the blog we share what we have learned and what is often asked.' },
    },
    {
      title: 'İletişim',
      text: 'Sorunuzu iletişim formundan yazabilirsiniz.',
      en: { title: 'Contact', text: 'You can write to us with the contact form.' },
    },
  ],
  closingPoints: [
    { text: 'Ne aradığınız', en: { text: 'What you are looking for' } },
    { text: 'Ne zaman gerektiği', en: { text: 'When you need it' } },
    { text: 'Size nasıl ulaşabileceğimiz', en: { text: 'How we can reach you' } },
  ],
  en: {
    title: 'Welcome',
    lead: 'Our products, services and articles, and how to reach us.',
    valuesTitle: 'What is on this site?',
    valuesLead: 'From here you find what you are looking for.',
    productsTitle: 'Featured products',
    servicesTitle: 'Our services',
    servicesLead: 'Our featured services are here; all of them on a page of their own.',
    assistantTitle: 'Ask at any hour.',
    assistantLead:
      'Our assistant has read the articles and the pages of products and services on this site. It shows what it rests on; what the site does not say it does not invent, but passes on to us.',
    notebookTitle: 'Latest posts',
    closingTitle: 'Write to us',
    closingLead: 'With these in your message we understand you better:',
    closingAction: 'To the contact form',
  },
}
