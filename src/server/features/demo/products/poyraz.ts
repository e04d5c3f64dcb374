import type { DemoProduct } from './demoProduct.ts'

export const poyraz: DemoProduct = {
  name: 'Poyraz meteoroloji istasyonu',
  shortDescription: 'Rüzgâr, yağış, güneşlenme ve don. Kasabanın değil, sizin tarlanızın hava kaydı.',
  description: `Kasabadaki istasyon ovanın ortasını ölçer; sizin parseliniz vadinin ağzında olabilir. Poyraz, iki kilometre ötede bile değişen rüzgârı ve soğuk hava göllenmesini tarlanızın başında kaydeder.

Ölçtüğü değerlerden her gece yarısı günlük bitki su tüketimini (ET₀) hesaplar, ilaçlama için uygun saatleri rüzgâr ve neme göre işaretler. Yaprak hizasındaki sıcaklık don eşiğine yaklaşınca telefonunuza iki saat önceden haber verir.

Üç gergi teliyle kurulur, beton istemez. Yağmur kovasının ağzındaki elek yaprak tutar; yılda bir kez temizlemek yeter.`,
  specs: {
    'Rüzgâr hızı': '0–60 m/s, ±0,3 m/s',
    'Rüzgâr yönü': '0–359°, ±3°',
    Yağış: 'Devirmeli kova, 0,2 mm',
    'Hava sıcaklığı': '−40 … +60 °C, ±0,2 °C',
    'Bağıl nem': '%0–100, ±%2',
    Güneşlenme: '0–1.800 W/m²',
    'Kayıt aralığı': '5 dk',
    Haberleşme: 'LTE-M, LoRaWAN yedekli',
    'Direk yüksekliği': '2 m, 10 m uzatmalı',
  },
  benefits: [
    {
      text: 'Don eşiğine yaklaşan geceyi iki saat önceden bildirir.',
      en: { text: 'Warns you two hours before a night reaches the frost threshold.' },
    },
    {
      text: 'İlaçlamaya uygun saatleri rüzgâra ve neme göre işaretler.',
      en: { text: 'Marks the hours when wind and humidity are right for spraying.' },
    },
    {
      text: 'Günlük bitki su tüketimini kendi hesaplar.',
      en: { text: 'Works out the crop’s daily water use by itself.' },
    },
  ],
  connection: [
    {
      title: 'İstasyon',
      text: 'Üç gergi teliyle dikilir, beş dakikada bir kaydeder.',
      en: { title: 'The station', text: 'Stands on three guy wires and logs every five minutes.' },
    },
    {
      title: 'Hücresel şebeke',
      text: 'Kayıt LTE-M ile gider; çekmiyorsa LoRaWAN devreye girer.',
      en: {
        title: 'Mobile network',
        text: 'Readings travel over LTE-M; where there is no signal, LoRaWAN takes over.',
      },
    },
    {
      title: 'Telefonunuz',
      text: 'Don ve ilaçlama uyarısı mesaj olarak gelir, kayıtların tümü ekrandadır.',
      en: {
        title: 'Your phone',
        text: 'Frost and spraying alerts come as messages, and every reading is on the screen.',
      },
    },
  ],
  packageContents: [
    { text: 'İstasyon gövdesi ve 2 m direk', en: { text: 'Station and 2 m mast' } },
    { text: '3 gergi teli, 3 kazık', en: { text: '3 guy wires, 3 stakes' } },
    { text: 'Güneş paneli', en: { text: 'Solar panel' } },
    { text: 'Yağmur kovası eleği, 1 yedek', en: { text: 'Rain gauge screen, 1 spare' } },
    { text: 'SIM kart, ilk yıl kullanımı içinde', en: { text: 'SIM card, first year included' } },
  ],
  questions: [
    {
      question: 'Kasabadaki istasyonun verisi yetmez mi?',
      answer:
        'Çukur bir parselde don gecesi iki kilometre ötesiyle dört derece fark ölçtük. Don ve ilaçlama kararı için ölçünün parselde olması gerekir.',
      en: {
        question: 'Is the data from the station in town not enough?',
        answer:
          'On frost nights we have measured four degrees between a field in a hollow and a place two kilometres away. For decisions on frost and spraying, the reading has to come from the field itself.',
      },
    },
    {
      question: 'Bakım ister mi?',
      answer:
        'Yılda bir kez eleği temizlemek ve direğin dikliğine bakmak yeter. Nem sensörünü üç yılda bir değiştiririz.',
      en: {
        question: 'Does it need maintenance?',
        answer:
          'Clean the screen once a year and check that the mast is upright. Every three years we replace the humidity sensor.',
      },
    },
  ],
  isFeatured: true,
  picture: 'poyraz.webp',
  en: {
    name: 'Poyraz weather station',
    shortDescription: 'Wind, rain, sunshine and frost. A weather record of your own field, not of the nearest town.',
    description: `The station in town measures the middle of the plain; your field may lie at the mouth of a valley. Poyraz stands beside your crop and records the wind and the pools of cold air that change within two kilometres.

At midnight it works out the day’s water demand (ET₀), and it marks the hours when wind and humidity are right for spraying. When the temperature at leaf height nears the frost threshold, your phone knows two hours ahead.

It stands on three guy wires and needs no concrete. The screen at the mouth of the rain gauge catches leaves; cleaning it once a year is enough.`,
    specs: {
      'Wind speed': '0–60 m/s, ±0.3 m/s',
      'Wind direction': '0–359°, ±3°',
      Rainfall: 'Tipping bucket, 0.2 mm',
      'Air temperature': '−40 … +60 °C, ±0.2 °C',
      'Relative humidity': '0–100%, ±2%',
      'Solar radiation': '0–1,800 W/m²',
      'Logging interval': '5 min',
      Communication: 'LTE-M, LoRaWAN as backup',
      'Mast height': '2 m, or 10 m with extension',
    },
  },
}
