/** The demo company's home page; its claims agree with the other demo content. */
export const demoHome = {
  title: 'Tarlada ölçüm ve danışmanlık',
  lead: 'Sondadan uyduya, tarlanızın her dönümünü ölçeriz; ne zaman sulayacağınıza, ne zaman bekleyeceğinize birlikte karar veririz.',
  valuesTitle: 'Bir tarla, bir yıl, dört söz.',
  valuesLead: 'Çiftçinin takvimi ekimde başlar. Bizimki de öyle: aynı parselin başında, on iki ay.',
  productsTitle: 'Öne çıkan ürünler',
  servicesTitle: 'Cihazı kurup gitmeyiz',
  servicesLead: 'Öne çıkan hizmetlerimiz: ölçüyü biz okur, nedenini tarlada arar, kararı sizinle veririz.',
  assistantTitle: 'Gece on birde de sorun.',
  assistantLead:
    'Asistanımız yazılarımızı, ürün ve hizmet sayfalarımızı okudu. Neye dayandığını gösterir; sitede yazmayanı uydurmaz, mühendisimize yönlendirir.',
  notebookTitle: 'Tarla defterinden',
  closingTitle: 'Önce sizi dinleriz.',
  closingLead: 'Ziraat mühendisimiz iki iş günü içinde sizi arar. Şu dördünü yazarsanız doğrudan konuya gireriz:',
  closingAction: 'Bize yazın',
  values: [
    {
      title: 'Önce ölçeriz',
      text: 'Dekar başına bir noktadan, 0–\u206030 ve 30–\u206060 santimden örnek alırız. Gübre tarlanın ortalamasına değil, her bölgenin kendi toprağına göre bölünür.',
      en: {
        title: 'We measure first',
        text: 'Ten sampling points per hectare, at 0–\u206030 and 30–\u206060 cm. Fertiliser follows the soil of each zone, not the average of the field.',
      },
    },
    {
      title: 'Önce kışı bizde geçirir',
      text: 'Her yeni cihaz 120 dekarlık deneme arazimizde iki kış bekler. Donan, su alan ya da kablosunu fare kemiren, size gelmeden tezgâha döner.',
      en: {
        title: 'It winters with us',
        text: 'Every new device stands for two winters on our 12 hectares of trial land. What freezes, leaks or feeds a mouse goes back to the bench before it comes to you.',
      },
    },
    {
      title: 'Suyu milimetreyle konuşuruz',
      text: 'Her sabah altıda parsel başına bir satır: kaç milimetre, kaç saat, hangi vana. Bir milimetre su, dekara bir tondur.',
      en: {
        title: 'We speak of water in millimetres',
        text: 'One line per field, every morning at six: how many millimetres, how many hours, which valve. One millimetre of water is ten tonnes per hectare.',
      },
    },
    {
      title: '“Atmayın” da deriz',
      text: 'Risk puanı eşiğin altındaysa mesaj gelmez, ilaç atılmaz. Mühendislerimizin hiçbiri ilaç ya da gübre satışından prim almaz.',
      en: {
        title: 'We also say “do not spray”',
        text: 'Below the risk threshold no message comes and nothing is sprayed. None of our agronomists earns a commission on pesticides or fertiliser.',
      },
    },
  ],
  closingPoints: [
    { text: 'Ekili alan, dekar olarak', en: { text: 'The area under crop, in hectares' } },
    { text: 'Ürün ve çeşit', en: { text: 'Crop and variety' } },
    { text: 'Suyun kaynağı: kuyu, kanal, yağmur', en: { text: 'Where the water comes from: well, canal, rain' } },
    { text: 'Sizi en çok uğraştıran iş', en: { text: 'What gives you the most trouble' } },
  ],
  en: {
    title: 'Field measurement and advice',
    lead: 'From probe to satellite we measure every part of your field, and decide with you when to water and when to wait.',
    valuesTitle: 'One field, one year, four promises.',
    valuesLead: 'A grower’s calendar begins in October. So does ours: beside the same field, for twelve months.',
    productsTitle: 'Featured products',
    servicesTitle: 'We install it, and stay',
    servicesLead:
      'Our featured services: we read the measurements, look for the cause in the field, and decide with you.',
    assistantTitle: 'Ask at eleven at night.',
    assistantLead:
      'Our assistant has read our articles and the pages of our products and services. It names its sources; what the site does not say it does not make up, but passes on to our agronomist.',
    notebookTitle: 'From the field notebook',
    closingTitle: 'First, we listen.',
    closingLead:
      'An agronomist calls you within two working days. Tell us these four things and we can get straight to the point:',
    closingAction: 'Write to us',
  },
}
