import { identity } from '../../identity.ts'

/** Initial texts of the home page. */
export const home = {
  title: 'Hoş geldiniz',
  lead: `${identity.name}: ne sunduğumuz, nasıl çalıştığımız ve bize nasıl ulaşacağınız.`,
  valuesTitle: 'Nasıl çalışırız',
  valuesLead: 'Kim gelirse gelsin, hangi işle gelirse gelsin: aynı dört söz.',
  productsTitle: 'Öne çıkan ürünler',
  servicesTitle: 'Hizmetlerimiz',
  servicesLead: 'Öne çıkan hizmetlerimiz burada; tümü kendi sayfasında.',
  assistantTitle: 'Günün her saatinde sorun.',
  assistantLead:
    'Asistanımız yazılarımızı, ürün ve hizmet sayfalarımızı okudu. Neye dayandığını gösterir; sitede yazmayanı uydurmaz, bize yönlendirir.',
  notebookTitle: 'Son yazılar',
  closingTitle: 'Önce sizi dinleriz.',
  closingLead: 'Şu üçünü yazarsanız doğrudan konuya gireriz:',
  closingAction: 'Bize yazın',
  values: [
    {
      title: 'Önce dinleriz',
      text: 'Ne istediğinizi ve sizin için neyin önemli olduğunu sizden duyarız. Sonra konuşuruz.',
      en: { title: 'We listen first', text: 'We hear from you what you need and what matters to you. Then we speak.' },
    },
    {
      title: 'Açık yazarız',
      text: 'Ne yapacağımızı ve ne zaman biteceğini başlamadan yazarız. Değişirse ilk siz bilirsiniz.',
      en: {
        title: 'We say it plainly',
        text: 'What we will do, and by when, is written down before we begin. If it changes, you are the first to know.',
      },
    },
    {
      title: 'Bilen yapar',
      text: 'Her iş onu bilenin elinden çıkar. Bilmediğimiz yerde tahmin etmeyiz, bilene yönlendiririz.',
      en: {
        title: 'Done by who knows it',
        text: 'Every piece of work is done by somebody who knows it. Where we do not, we send you to somebody who does.',
      },
    },
    {
      title: 'Sonra da buradayız',
      text: 'İş bitince kapımız kapanmaz. Aklınıza takılan olursa aynı kişiye ulaşırsınız.',
      en: {
        title: 'We are still here afterwards',
        text: 'Our door does not close when the work is done. Whatever you wonder about, you reach the same person.',
      },
    },
  ],
  closingPoints: [
    { text: 'Ne aradığınız', en: { text: 'What you are looking for' } },
    { text: 'Ne zaman gerektiği', en: { text: 'When you need it' } },
    { text: 'Size nasıl ulaşabileceğimiz', en: { text: 'How we can reach you' } },
  ],
  en: {
    title: 'Welcome',
    lead: `${identity.name}: what we offer, how we work and how to reach us.`,
    valuesTitle: 'How we work',
    valuesLead: 'Whoever comes, and whatever they come with: the same four promises.',
    productsTitle: 'Featured products',
    servicesTitle: 'Our services',
    servicesLead: 'Our featured services are here; all of them on a page of their own.',
    assistantTitle: 'Ask at any hour.',
    assistantLead:
      'Our assistant has read our articles and the pages of our products and services. It shows what it rests on; what the site does not say it does not invent, but passes on to us.',
    notebookTitle: 'Latest posts',
    closingTitle: 'First, we listen.',
    closingLead: 'With these three we can begin in the middle:',
    closingAction: 'Write to us',
  },
}
