import type { DemoProduct } from './demoProduct.ts'

export const kopru: DemoProduct = {
  name: 'Köprü ağ geçidi',
  shortDescription: 'Şebekenin çekmediği vadide on beş kilometre menzil. Yüz yirmi sensörü tek noktadan toplar.',
  description: `Telefonun çekmediği yerde sensör de konuşamaz. Köprü, görüş hattındaki bir tepeye kurulur; on beş kilometre çevredeki cihazları dinler, hücresel şebekeye ya da uyduya tek hattan aktarır.

İki SIM kartı ve uydu çıkışı vardır; biri koparsa diğerine geçer. Bağlantı tamamen kesilse bile otuz günlük ölçümü içinde saklar.`,
  specs: {
    Menzil: 'Görüş hattında 15 km, kırsalda 6 km',
    'Cihaz sayısı': '120',
    Radyo: 'LoRaWAN 868 MHz, 8 kanal, −141 dBm',
    'Dış bağlantı': 'LTE Cat 4 çift SIM, Ethernet, uydu',
    Bellek: '30 günlük ölçüm',
    Güç: '30 W güneş paneli, 12 V 20 Ah',
    'Koruma sınıfı': 'IP67, yıldırım korumalı',
  },
  benefits: [
    {
      text: 'Telefonun çekmediği vadide 120 sensörü internete bağlar.',
      en: { text: 'Brings 120 sensors online from a valley without phone signal.' },
    },
    {
      text: 'Bir hat koparsa ötekine kendiliğinden geçer.',
      en: { text: 'Switches to another link by itself when one fails.' },
    },
    {
      text: 'Bağlantı kesilse de otuz günlük ölçümü saklar.',
      en: { text: 'Keeps thirty days of readings while the connection is down.' },
    },
  ],
  connection: [
    {
      title: 'Sensörler',
      text: 'Sonda, istasyon, sayaç ve vanalar yayın yapar.',
      en: { title: 'The sensors', text: 'Probes, stations, meters and valves send their readings.' },
    },
    {
      title: 'Köprü',
      text: 'Görüş hattındaki tepeden on beş kilometre çevreyi dinler.',
      en: { title: 'Köprü', text: 'Listens fifteen kilometres around from a hill in line of sight.' },
    },
    {
      title: 'İnternet',
      text: 'Çift SIM, Ethernet ya da uydu ile aktarır.',
      en: { title: 'The internet', text: 'Reached over dual SIM, Ethernet or satellite.' },
    },
  ],
  packageContents: [
    { text: 'Ağ geçidi ve anten', en: { text: 'Gateway and antenna' } },
    { text: '30 W güneş paneli, 12 V batarya', en: { text: '30 W solar panel, 12 V battery' } },
    { text: '3 m direk ve topraklama çubuğu', en: { text: '3 m mast and earthing rod' } },
    { text: '2 SIM kart, ilk yıl kullanımı içinde', en: { text: '2 SIM cards, first year included' } },
  ],
  questions: [
    {
      question: 'Köyde şebeke çekmiyor, yine çalışır mı?',
      answer:
        'Köprü’yü şebekenin çektiği bir tepeye kurarız; on beş kilometreye kadar görüş hattı yeter. Hiç çekmiyorsa uydu çıkışı kullanılır.',
      en: {
        question: 'There is no signal in our village. Will it still work?',
        answer:
          'We put Köprü on a hill where there is signal; up to fifteen kilometres in line of sight will do. If there is none anywhere, the satellite output is used.',
      },
    },
  ],
  isFeatured: false,
  picture: 'kopru.webp',
  en: {
    name: 'Köprü gateway',
    shortDescription:
      'Fifteen kilometres of range in a valley without signal. It gathers a hundred and twenty sensors at one point.',
    description: `Where a phone finds no signal, a sensor cannot speak either. Köprü stands on a hill in line of sight, listens to the devices fifteen kilometres around, and passes everything on over one link, to the mobile network or to a satellite.

It has two SIM cards and a satellite output, and switches over if one of them fails. Even if every link is lost, it keeps thirty days of readings.`,
    specs: {
      Range: '15 km in line of sight, 6 km in open country',
      Devices: '120',
      Radio: 'LoRaWAN 868 MHz, 8 channels, −141 dBm',
      Uplink: 'LTE Cat 4 dual SIM, Ethernet, satellite',
      Memory: '30 days of readings',
      Power: '30 W solar panel, 12 V 20 Ah',
      'Protection rating': 'IP67, lightning protection',
    },
  },
}
