import { chat } from '../../company/words/chat.ts'

/** Initial texts of lists, contact page and chat: true of any company, and without promises in its name. */
export const initialLists = {
  'products-page': {
    lead: 'Sunduğumuz ürünler, özellikleri ve ayrıntılarıyla.',
    empty: 'Henüz ürün eklenmemiş.',
    en: { lead: 'Our products, with their features and details.', empty: 'No products have been added yet.' },
  },
  'services-page': {
    lead: 'Neler yaptığımız ve nasıl çalıştığımız.',
    empty: 'Henüz hizmet eklenmemiş.',
    en: { lead: 'What we do, and how we work.', empty: 'No services have been added yet.' },
  },
  'references-page': {
    lead: 'Birlikte çalıştıklarımız ve sonuçları.',
    empty: 'Henüz referans eklenmemiş.',
    en: { lead: 'Whom we worked with, and the results.', empty: 'No references have been added yet.' },
  },
  'blog-page': {
    lead: 'Haberlerimiz ve yazılarımız.',
    empty: 'Henüz yazı yayınlanmamış.',
    en: { lead: 'Our news and articles.', empty: 'Nothing has been published yet.' },
  },
}

export const initialContactPage = {
  title: 'Bize yazın',
  lead: 'Sorunuzu ya da isteğinizi birkaç cümleyle anlatın.',
  messageHint: 'Size nasıl ulaşmamızı istediğinizi de yazabilirsiniz.',
  nextStep: 'Mesajınız doğrudan bize ulaşır.',
  en: {
    title: 'Write to us',
    lead: 'Tell us in a few sentences what you would like to know or need.',
    messageHint: 'You can also say how you would like us to reach you.',
    nextStep: 'Your message comes straight to us.',
  },
}

export const initialChatTexts = {
  ...chat,
  suggestions: [
    { text: 'Hangi hizmetleri veriyorsunuz?', en: { text: 'Which services do you offer?' } },
    { text: 'Size nasıl ulaşabilirim?', en: { text: 'How can I reach you?' } },
    { text: 'Fiyat teklifi nasıl alırım?', en: { text: 'How do I get a quote?' } },
  ],
}
