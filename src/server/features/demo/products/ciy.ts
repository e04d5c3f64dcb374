import type { DemoProduct } from './demoProduct.ts'

export const ciy: DemoProduct = {
  name: 'Çiy yaprak ıslaklık sensörü',
  shortDescription: 'Yaprağın ne kadar süre ıslak kaldığını ölçer, mantar riskini ilaçlama gününden önce bildirir.',
  description: `Mildiyö için önemli olan yağmurun miktarı değil, yaprağın kaç saat ıslak kaldığıdır. Çiy, yaprak biçimli iki yüzüyle üst ve alt ıslaklığı ayrı ayrı ölçer.

Islaklık süresi ve sıcaklıktan bağ mildiyösü, elma kara lekesi ve domates erken yanıklığı için enfeksiyon eşiğini hesaplar. Eşik aşılmadıysa ilaç atmak için sebep yoktur.`,
  specs: {
    'Ölçüm yüzeyi': 'Üst ve alt, 2 × 36 cm²',
    Islaklık: '%0–100, ±%4',
    'Yaprak sıcaklığı': '−20 … +60 °C, ±0,3 °C',
    'Kayıt aralığı': '10 dk',
    'Pil ömrü': '3 yıl, 2 × AA lityum',
    'Koruma sınıfı': 'IP67',
  },
  benefits: [
    {
      text: 'Yaprağın kaç saat ıslak kaldığını üstte ve altta ölçer.',
      en: { text: 'Measures how many hours the leaf stays wet, above and below.' },
    },
    {
      text: 'Mildiyö, kara leke ve erken yanıklık eşiğini hesaplar.',
      en: { text: 'Works out the thresholds of downy mildew, scab and early blight.' },
    },
    {
      text: 'Eşik aşılmadıkça ilaç masrafından kurtarır.',
      en: { text: 'Saves you the cost of a spray until the threshold is crossed.' },
    },
  ],
  connection: [
    {
      title: 'Sensör',
      text: 'Taç içine, yaprak hizasına asılır.',
      en: { title: 'The sensor', text: 'Hangs inside the canopy, level with the leaves.' },
    },
    {
      title: 'Köprü ağ geçidi',
      text: 'Kayıtları on dakikada bir toplar.',
      en: { title: 'Köprü gateway', text: 'Collects the readings every ten minutes.' },
    },
    {
      title: 'Telefonunuz',
      text: 'Eşik aşılınca hangi hastalık için, kaç saat içinde olduğunu yazar.',
      en: {
        title: 'Your phone',
        text: 'When the threshold is crossed, it says for which disease and within how many hours.',
      },
    },
  ],
  packageContents: [
    { text: '1 sensör', en: { text: '1 sensor' } },
    { text: 'Asma kancası ve kelepçe', en: { text: 'Hanging hook and clamp' } },
    { text: '2 AA lityum pil', en: { text: '2 AA lithium batteries' } },
  ],
  questions: [
    {
      question: 'Kaç sensör gerekir?',
      answer:
        'Aynı çeşidin dikili olduğu, aynı yükseklikteki parsele bir tane yeter. Dere kenarı gibi geç kuruyan köşeye ayrıca koyun.',
      en: {
        question: 'How many sensors do I need?',
        answer:
          'One is enough for a block of one variety at one height. Give a corner that dries late, such as beside a stream, a sensor of its own.',
      },
    },
  ],
  isFeatured: false,
  picture: 'ciy.webp',
  en: {
    name: 'Çiy leaf wetness sensor',
    shortDescription:
      'Measures how long the leaf stays wet, and tells you about the risk of fungal disease before the day you would spray.',
    description: `With downy mildew it is not the amount of rain that counts but the hours the leaf stays wet. Çiy is shaped like a leaf, and measures wetness on its upper and lower face separately.

From wetness and temperature it works out the infection threshold for downy mildew in vines, scab in apples and early blight in tomatoes. Until that threshold is crossed, there is no reason to spray.`,
    specs: {
      'Measuring surface': 'Upper and lower, 2 × 36 cm²',
      'Leaf wetness': '0–100%, ±4%',
      'Leaf temperature': '−20 … +60 °C, ±0.3 °C',
      'Logging interval': '10 min',
      'Battery life': '3 years, 2 × AA lithium',
      'Protection rating': 'IP67',
    },
  },
}
