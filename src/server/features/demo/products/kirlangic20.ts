import type { DemoProduct } from './demoProduct.ts'

export const kirlangic20: DemoProduct = {
  name: 'Kırlangıç 20 ilaçlama dronu',
  shortDescription: 'Yirmi litre depo, iki santimetre sapma. Hastalık neredeyse oraya, ne kadar gerekiyorsa o kadar.',
  description: `Traktörün tekerlek izi bir sezonda ekili alanın yüzde dördünü ezer. Kırlangıç 20 tarlaya girmeden, gece çiyi kalktıktan sonraki iki saatlik pencerede yüz elli dekarı bitirir.

Uydu haritasındaki sorunlu bölgeyi uçuş planına çevirir; debiyi hıza göre saniyede on kez düzeltir, böylece dönüşlerde fazla atmaz. Damla iriliğini rüzgâra göre siz seçersiniz.

Uçuşlar Sivil Havacılık kaydıyla ve eğitimli pilotla yapılır. Cihazı satın alanlara iki günlük uygulama eğitimi veririz; isteyen yalnızca hizmet olarak da alabilir.`,
  specs: {
    'Depo hacmi': '20 L',
    'İş genişliği': '5–9 m',
    'İş başarısı': '150 dekar/gün, 12 L/ha uygulamada saatte 80 dekar',
    'Konum hassasiyeti': 'RTK, ±2 cm',
    'Damla iriliği': '60–400 µm, ayarlı döner meme',
    Debi: '0,5–8 L/dk',
    'Arazi takibi': 'Radar, 1,5–30 m',
    'Uçuş süresi': 'Dolu depoyla 11 dk',
    'Şarj süresi': '9 dk, su soğutmalı',
    'Rüzgâr sınırı': '8 m/s',
    'Kalkış ağırlığı': '47 kg',
    'Katlanmış ölçü': '112 × 64 × 70 cm',
  },
  benefits: [
    {
      text: 'Tarlaya girmeden ilaçlar, ürünü tekerlek ezmez.',
      en: { text: 'Sprays without entering the field: no crop under the wheels.' },
    },
    {
      text: 'Yalnızca hastalığın olduğu yere, gereken kadar atar.',
      en: { text: 'Treats only where the disease is, with only as much as it needs.' },
    },
    {
      text: 'Günde 150 dekarı çiy kalktıktan sonraki saatlerde bitirir.',
      en: { text: 'Covers 15 hectares a day, in the hours after the dew has lifted.' },
    },
  ],
  connection: [
    {
      title: 'Uydu haritası',
      text: 'Sorunlu bölge parsel üzerinde işaretlenir.',
      en: { title: 'Satellite map', text: 'The trouble spot is marked on your field.' },
    },
    {
      title: 'Uçuş planı',
      text: 'Harita kumandada plana döner; yüksekliği ve damla iriliğini siz seçersiniz.',
      en: {
        title: 'Flight plan',
        text: 'The controller turns the map into a plan; height and droplet size are up to you.',
      },
    },
    {
      title: 'Kırlangıç 20',
      text: 'Planı uçar, attığı miktarı parsel parsel kaydeder.',
      en: { title: 'Kırlangıç 20', text: 'Flies the plan, and records what it applied to each field.' },
    },
  ],
  packageContents: [
    { text: 'Dron ve 20 L depo', en: { text: 'Drone with 20 L tank' } },
    { text: '2 batarya, su soğutmalı şarj istasyonu', en: { text: '2 batteries, water-cooled charging station' } },
    { text: 'Kumanda ve RTK baz istasyonu', en: { text: 'Controller and RTK base station' } },
    { text: '4 yedek döner meme', en: { text: '4 spare rotary nozzles' } },
    { text: 'Taşıma sandığı', en: { text: 'Transport case' } },
    { text: 'İki günlük uygulama eğitimi', en: { text: 'Two days of hands-on training' } },
  ],
  questions: [
    {
      question: 'Uçurmak için belge gerekir mi?',
      answer:
        'Evet. Cihaz Sivil Havacılık’a kaydedilir, pilotun da belgesi olur. Kaydı biz yaparız; eğitim belgenin sınavına hazırlar.',
      en: {
        question: 'Do I need a licence to fly it?',
        answer:
          'Yes. In Türkiye the drone is registered with the civil aviation authority and the pilot holds a certificate. We see to the registration, and our training prepares you for the exam.',
      },
    },
    {
      question: 'Satın almadan yalnızca ilaçlama yaptırabilir miyim?',
      answer: 'Evet, hizmet olarak da veriyoruz. Dekar üzerinden hesaplanır, ilacı siz seçersiniz.',
      en: {
        question: 'Can I have a field sprayed without buying the drone?',
        answer: 'Yes, we offer it as a service too. It is priced by the hectare, and you choose the product.',
      },
    },
  ],
  isFeatured: true,
  picture: 'kirlangic-20.webp',
  en: {
    name: 'Kırlangıç 20 spraying drone',
    shortDescription:
      'Twenty-litre tank, two-centimetre accuracy. It treats the disease where it is, with as much as it needs.',
    description: `Over a season, tractor wheels crush four per cent of the sown area. Kırlangıç 20 never enters the field, and covers fifteen hectares in the two hours after the night’s dew has lifted.

It turns the trouble spots on a satellite map into a flight plan, and matches flow to speed ten times a second, so that it does not overdose on the turns. You choose the droplet size to suit the wind.

Every drone is registered with the Turkish civil aviation authority and flown by a trained pilot. If you buy one, we give you two days of hands-on training; if you would rather not, you can have the spraying as a service.`,
    specs: {
      'Tank volume': '20 L',
      'Working width': '5–9 m',
      'Work rate': '15 ha a day, 8 ha an hour at 12 L/ha',
      'Positioning accuracy': 'RTK, ±2 cm',
      'Droplet size': '60–400 µm, adjustable rotary nozzles',
      'Flow rate': '0.5–8 L/min',
      'Terrain following': 'Radar, 1.5–30 m',
      'Flight time': '11 min with a full tank',
      'Charging time': '9 min, water-cooled',
      'Wind limit': '8 m/s',
      'Take-off weight': '47 kg',
      'Folded size': '112 × 64 × 70 cm',
    },
  },
}
