import type { Reference } from '../../../contract/resources/references.ts'

/** Fictional customers of the demo company, the newest first; `related` names their products. */
export const demoReferences = [
  {
    name: 'Gökçeli Narenciye',
    place: 'Karaisalı, Adana · 140 dekar portakal',
    summary:
      'Gece verilen suyun yarısı çakıla kaçıyordu. Sulama ikiye bölündü, mevsim sonunda kuyudan beşte bir eksik su çekildi.',
    text: `Gökçeli ailesi bahçeyi 2009’da dikti, damlamayı da kendi kurdu. Yukarı parsel çakıllı, aşağısı killi; ikisi aynı hattan, aynı saatte sulanıyordu. Ağaçların yukarıda susamasına, aşağıda sararmasına alışmışlardı.

Nisanda üç noktaya Kök 6 koyduk. İkinci sulamada görüldü: yukarıda su altı saatte seksen santimi geçiyor, aşağıda ilk otuz santimde kalıyordu. Hattı ikiye ayırdık, Ark 4’e iki ayrı program yazdık. Yukarıya az ve sık, aşağıya çok ve seyrek.

Suyu Debi saydı: yukarı parselde dekara 612 tondan 486 tona indi. Verim kantardan: geçen yıl dekara 3,1 ton, bu yıl 3,4. Bir yıl tek başına kanıt değildir; mart donu bu yıl olmadı. Su hesabı ise havaya bağlı değil, onu söyleyebiliriz.`,
    quote:
      'Yukarıdaki ağaçlar susuz, aşağıdakiler boğuluyormuş. Aynı vanadan ikisini birden memnun etmeye çalışıyormuşuz.',
    quotedPerson: 'Hatice Gökçeli, üretici',
    figures: [
      { label: 'Mevsim boyu sulama suyu', before: '612 ton/da', after: '486 ton/da' },
      { label: 'Pompa elektriği', before: '171 kWh/da', after: '134 kWh/da' },
      { label: 'Verim', before: '3,1 ton/da', after: '3,4 ton/da' },
    ],
    isFeatured: true,
    related: { productIds: ['Kök 6 toprak sondası', 'Ark 4 vana kontrol ünitesi'] },
    daysAgo: 34,
    picture: 'gokceli.webp',
  },
  {
    name: 'Akpınar Sulama Kooperatifi',
    place: 'Çumra, Konya · 2.600 dekar, 41 ortak',
    summary: 'Nöbet usulü sulama, sondadan okunan sıraya döndü. Aynı kuyuyla 180 dekar daha sulandı.',
    text: `Kooperatifin derdi su değil, sıraydı. Ortaklar nöbetle suluyor, sırası gelen ihtiyacı olsun olmasın vanayı açıyordu. Temmuzda kuyu yetişmiyordu.

On dört parsele sonda, iki pivota sayaç koyduk. Her sabah altıda nöbet listesi yeniden yazıldı: önce kökü kuruyan. İlk ay en çok itiraz eden üç ortak, ikinci ay listeyi savunanlar oldu; kendi tarlalarının çizgisini telefonda gördüler.

Mevsim sonunda pancarda dekara verilen su yüzde on sekiz azaldı. Artan suyla 180 dekar ikinci ürün silajlık mısır ekildi.`,
    quote: 'Eskiden kavga sıradan çıkardı. Şimdi çizgiye bakıyoruz, kimin tarlası kuruysa o açıyor.',
    quotedPerson: 'Mevlüt Karaçınar, kooperatif başkanı',
    figures: [
      { label: 'Pancara verilen su', before: '780 mm', after: '640 mm' },
      { label: 'Aynı kuyuyla sulanan alan', before: '2.420 da', after: '2.600 da' },
    ],
    isFeatured: false,
    related: { productIds: ['Kök 6 toprak sondası', 'Debi ultrasonik su sayacı'] },
    daysAgo: 120,
    picture: 'akpinar.webp',
  },
  {
    name: 'Kayrak Bağları',
    place: 'Alaşehir, Manisa · 65 dekar sultani üzüm',
    summary: 'İlaçlama takvimi yaprağın ıslak kaldığı saate bağlandı. On bir ilaçlama yediye indi, salkım temiz kaldı.',
    text: `Bağda ilaç on günde bir atılırdı, yağmur yağsa da yağmasa da. Yağmurdan sonra ilaca koşulur, ama yaprağın kaç saat ıslak kaldığını kimse bilmezdi.

Nisan sonunda yukarı ve aşağı sıraya birer Çiy koyduk. Mildiyö modelimiz iki yağmurda alarm verdi, dört yağmurda “bekleyin” dedi. Beklemek zordu; ilkinde her sabah bağa indik, yaprak altına birlikte baktık.

Mevsim yedi ilaçlamayla kapandı. Hasatta sayılan iki yüz salkımda hastalık oranı geçen yılla aynıydı.`,
    quote: null,
    quotedPerson: null,
    figures: [{ label: 'Mantar ilacı', before: '11 uygulama', after: '7 uygulama' }],
    isFeatured: false,
    related: { productIds: ['Çiy yaprak ıslaklık sensörü'] },
    daysAgo: 210,
    picture: 'kayrak.webp',
  },
] satisfies readonly (Partial<Reference> & { related: object; daysAgo: number; picture: string })[]
