import type { Product } from '../../../contract/resources/products.ts'

/** Products of the demo company in the order of the site: the last one is stored first. */
export const demoProducts = [
  {
    name: 'Kök 6 toprak sondası',
    shortDescription:
      'Altı derinlikte nem, sıcaklık ve tuzluluk ölçer. Suyun köke varıp varmadığını değil, nerede durduğunu gösterir.',
    description: `Yüzeye bakıp karar veren, çoğu zaman yirmi santimlik bir kuruluğa su verir. Oysa buğdayın kökü mayısta seksen santime iner. Kök 6, boruyu çevreleyen toprağın altı ayrı derinlikte ne kadar su tuttuğunu on dakikada bir yazar.

Burgu deliğine bulamaçsız oturur, söküldüğünde toprağı bozmaz. Kalibrasyonu tın, killi tın ve kireçli toprak için fabrikada yapılır; tarlanızın toprağı farklıysa etüt ekibimiz yerinde düzeltir.

Ekranda gördüğünüz çizgi suyun kaç saatte hangi derinliğe indiğini anlatır. Alttaki iki halka kıpırdamıyorsa verdiğiniz su kökte kalmış demektir; kıpırdıyorsa fazlası aşağı kaçıyordur.`,
    specs: {
      'Ölçüm derinliği': '10, 20, 30, 40, 60, 80 cm',
      'Toprak nemi': '%0–60 hacimsel, ±%1,5',
      Sıcaklık: '−20 … +60 °C, ±0,3 °C',
      'Tuzluluk (EC)': '0–8 dS/m',
      'Ölçüm aralığı': '10 dk, uzaktan ayarlanır',
      Haberleşme: 'LoRaWAN 868 MHz, 8 km',
      Güç: 'Güneş paneli ve LiFePO₄, 3 Ah',
      'Pil ömrü': 'Güneşsiz 120 gün',
      'Koruma sınıfı': 'IP68',
      'Boy ve ağırlık': '118 cm, 1,9 kg',
    },
    benefits: [
      { text: 'Suyun hangi derinlikte durduğunu gösterir; fazlasını vermezsiniz.' },
      { text: 'Kök bölgesi kuruyunca sabah mesajında “bugün sulayın” der.' },
      { text: 'Gübrenin biriktiği tuzlu katmanı altı derinlikte görür.' },
    ],
    connection: [
      { title: 'Sonda', text: 'Burgu deliğine oturur, on dakikada bir ölçer.' },
      { title: 'Köprü ağ geçidi', text: 'Sekiz kilometreye kadar sondanın yayınını alır, internete taşır.' },
      { title: 'Telefonunuz', text: 'Her sabah altıda tek mesaj: hangi parsele, kaç milimetre.' },
    ],
    packageContents: [
      { text: '1 sonda, 118 cm' },
      { text: '1 güneş paneli ve direği' },
      { text: '1 burgu ucu, 50 mm' },
      { text: 'Kurulum kılavuzu ve parsel etiketi' },
    ],
    questions: [
      {
        question: 'Bir sonda kaç dekara yeter?',
        answer:
          'Toprağı ve ürünü aynı olan 40 dekara bir sonda yeter. Toprak değişiyorsa her toprak için bir tane koymak gerekir; bunu etütte söyleriz.',
      },
      {
        question: 'Toprağı sürerken çıkarmam gerekir mi?',
        answer:
          'Evet. Tek yıllık ürünlerde sonda ekimden sonra takılır, hasattan önce sökülür. Söküp takmak iki kişiyle yirmi dakika sürer.',
      },
      {
        question: 'Kışın tarlada kalabilir mi?',
        answer: 'Kalabilir. −20 dereceye kadar ölçmeye devam eder, kar panelin üstünü örtse de 120 gün yeter.',
      },
    ],
    isFeatured: true,
    picture: 'kok-6.webp',
    further: ['derinlik-grafigi.webp'],
  },
  {
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
      { text: 'Don eşiğine yaklaşan geceyi iki saat önceden bildirir.' },
      { text: 'İlaçlamaya uygun saatleri rüzgâra ve neme göre işaretler.' },
      { text: 'Günlük bitki su tüketimini kendi hesaplar.' },
    ],
    connection: [
      { title: 'İstasyon', text: 'Üç gergi teliyle dikilir, beş dakikada bir kaydeder.' },
      { title: 'Hücresel şebeke', text: 'Kayıt LTE-M ile gider; çekmiyorsa LoRaWAN devreye girer.' },
      { title: 'Telefonunuz', text: 'Don ve ilaçlama uyarısı mesaj olarak gelir, kayıtların tümü ekrandadır.' },
    ],
    packageContents: [
      { text: 'İstasyon gövdesi ve 2 m direk' },
      { text: '3 gergi teli, 3 kazık' },
      { text: 'Güneş paneli' },
      { text: 'Yağmur kovası eleği, 1 yedek' },
      { text: 'SIM kart, ilk yıl kullanımı içinde' },
    ],
    questions: [
      {
        question: 'Kasabadaki istasyonun verisi yetmez mi?',
        answer:
          'Çukur bir parselde don gecesi iki kilometre ötesiyle dört derece fark ölçtük. Don ve ilaçlama kararı için ölçünün parselde olması gerekir.',
      },
      {
        question: 'Bakım ister mi?',
        answer:
          'Yılda bir kez eleği temizlemek ve direğin dikliğine bakmak yeter. Nem sensörünü üç yılda bir değiştiririz.',
      },
    ],
    isFeatured: true,
    picture: 'poyraz.webp',
  },
  {
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
      { text: 'Tarlaya girmeden ilaçlar, ürünü tekerlek ezmez.' },
      { text: 'Yalnızca hastalığın olduğu yere, gereken kadar atar.' },
      { text: 'Günde 150 dekarı çiy kalktıktan sonraki saatlerde bitirir.' },
    ],
    connection: [
      { title: 'Uydu haritası', text: 'Sorunlu bölge parsel üzerinde işaretlenir.' },
      { title: 'Uçuş planı', text: 'Harita kumandada plana döner; yüksekliği ve damla iriliğini siz seçersiniz.' },
      { title: 'Kırlangıç 20', text: 'Planı uçar, attığı miktarı parsel parsel kaydeder.' },
    ],
    packageContents: [
      { text: 'Dron ve 20 L depo' },
      { text: '2 batarya, su soğutmalı şarj istasyonu' },
      { text: 'Kumanda ve RTK baz istasyonu' },
      { text: '4 yedek döner meme' },
      { text: 'Taşıma sandığı' },
      { text: 'İki günlük uygulama eğitimi' },
    ],
    questions: [
      {
        question: 'Uçurmak için belge gerekir mi?',
        answer:
          'Evet. Cihaz Sivil Havacılık’a kaydedilir, pilotun da belgesi olur. Kaydı biz yaparız; eğitim belgenin sınavına hazırlar.',
      },
      {
        question: 'Satın almadan yalnızca ilaçlama yaptırabilir miyim?',
        answer: 'Evet, hizmet olarak da veriyoruz. Dekar üzerinden hesaplanır, ilacı siz seçersiniz.',
      },
    ],
    isFeatured: true,
    picture: 'kirlangic-20.webp',
  },
  {
    name: 'Ark 4 vana kontrol ünitesi',
    shortDescription: 'Dört vanayı güneş enerjisiyle yönetir. Sulamayı gece yarısı başlatmak için tarlaya gitmezsiniz.',
    description: `Gece sulaması buharlaşmayı üçte bir azaltır ama kimse saat ikide vana açmak istemez. Ark 4 dört hattı takvime, toprak nemine ya da elektriğin ucuz saatine göre açar ve kapatır.

Her vanadan önce basıncı okur: hat patlamışsa suyu keser, filtre tıkanmışsa haber verir. Şebeke koptuğunda son programla kendi başına devam eder, kayıtları bağlantı gelince gönderir.

Mevcut iki kablolu solenoid vanalarınızla çalışır; pompayı da kuru kontaktan yönetebilir.`,
    specs: {
      'Vana çıkışı': '4 adet, 9–24 V darbeli (latch)',
      'Basınç girişi': '4 adet, 0–10 bar',
      'Sayaç girişi': '2 adet, darbe',
      'Pompa çıkışı': 'Kuru kontak, 5 A',
      Haberleşme: 'LoRaWAN 868 MHz ve Bluetooth',
      Güç: '10 W güneş paneli, 12 V 7 Ah',
      'Çalışma sıcaklığı': '−20 … +65 °C',
      'Koruma sınıfı': 'IP66',
    },
    benefits: [
      { text: 'Dört vanayı gece siz uyurken açar, kapatır.' },
      { text: 'Hat patlarsa suyu keser, filtre tıkanırsa haber verir.' },
      { text: 'Elinizdeki iki kablolu solenoid vanalarla çalışır.' },
    ],
    connection: [
      { title: 'Vanalarınız', text: 'İki kablolu solenoid vanalar üniteye bağlanır.' },
      { title: 'Ark 4', text: 'Programı içinde tutar, bağlantı kopsa da sürdürür.' },
      { title: 'Köprü ya da Bluetooth', text: 'Uzaktan LoRaWAN ile, başındayken telefonla ayarlanır.' },
    ],
    packageContents: [
      { text: 'Kontrol ünitesi' },
      { text: '10 W güneş paneli, 12 V batarya' },
      { text: '2 basınç sensörü' },
      { text: 'Direk kelepçesi ve kablo rakorları' },
    ],
    questions: [
      {
        question: 'Kendi vanalarımla çalışır mı?',
        answer:
          '9 ile 24 volt arasında darbeli çalışan iki kablolu vanaların hepsiyle. Etiketin fotoğrafını gönderirseniz bakıp söyleriz.',
      },
      {
        question: 'İnternet kesilirse vanalar açık mı kalır?',
        answer: 'Kalmaz. Ünite son programla devam eder, kayıtları bağlantı gelince yollar.',
      },
    ],
    isFeatured: true,
    picture: 'ark-4.webp',
  },
  {
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
      { text: 'Yaprağın kaç saat ıslak kaldığını üstte ve altta ölçer.' },
      { text: 'Mildiyö, kara leke ve erken yanıklık eşiğini hesaplar.' },
      { text: 'Eşik aşılmadıkça ilaç masrafından kurtarır.' },
    ],
    connection: [
      { title: 'Sensör', text: 'Taç içine, yaprak hizasına asılır.' },
      { title: 'Köprü ağ geçidi', text: 'Kayıtları on dakikada bir toplar.' },
      { title: 'Telefonunuz', text: 'Eşik aşılınca hangi hastalık için, kaç saat içinde olduğunu yazar.' },
    ],
    packageContents: [{ text: '1 sensör' }, { text: 'Asma kancası ve kelepçe' }, { text: '2 AA lityum pil' }],
    questions: [
      {
        question: 'Kaç sensör gerekir?',
        answer:
          'Aynı çeşidin dikili olduğu, aynı yükseklikteki parsele bir tane yeter. Dere kenarı gibi geç kuruyan köşeye ayrıca koyun.',
      },
    ],
    isFeatured: false,
    picture: 'ciy.webp',
  },
  {
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
      { text: 'Telefonun çekmediği vadide 120 sensörü internete bağlar.' },
      { text: 'Bir hat koparsa ötekine kendiliğinden geçer.' },
      { text: 'Bağlantı kesilse de otuz günlük ölçümü saklar.' },
    ],
    connection: [
      { title: 'Sensörler', text: 'Sonda, istasyon, sayaç ve vanalar yayın yapar.' },
      { title: 'Köprü', text: 'Görüş hattındaki tepeden on beş kilometre çevreyi dinler.' },
      { title: 'İnternet', text: 'Çift SIM, Ethernet ya da uydu ile aktarır.' },
    ],
    packageContents: [
      { text: 'Ağ geçidi ve anten' },
      { text: '30 W güneş paneli, 12 V batarya' },
      { text: '3 m direk ve topraklama çubuğu' },
      { text: '2 SIM kart, ilk yıl kullanımı içinde' },
    ],
    questions: [
      {
        question: 'Köyde şebeke çekmiyor, yine çalışır mı?',
        answer:
          'Köprü’yü şebekenin çektiği bir tepeye kurarız; on beş kilometreye kadar görüş hattı yeter. Hiç çekmiyorsa uydu çıkışı kullanılır.',
      },
    ],
    isFeatured: false,
    picture: 'kopru.webp',
  },
  {
    name: 'Debi ultrasonik su sayacı',
    shortDescription: 'Hareketli parçası yoktur, kum tutmaz. Dekara düşen litreyi günü gününe yazar.',
    description: `Kuyudan çekilen suyun içinde kum vardır ve kum pervaneli sayacı iki sezonda yanıltır. Debi suyu sesle ölçer: akış yönünde ve tersine giden iki ses dalgasının farkı hızı verir, borunun içinde dönen hiçbir şey yoktur.

Parselin alanını bir kez girersiniz; ekran litre yerine dekara düşen milimetreyi gösterir. Gece tüketimi varsa kaçak vardır, bunu ayrıca yazar.`,
    specs: {
      'Boru çapı': 'DN50–DN200',
      'Ölçüm aralığı': '0,03–10 m/s',
      Doğruluk: '±%1, MID R250',
      'En yüksek basınç': '16 bar',
      Haberleşme: 'LoRaWAN 868 MHz, darbe çıkışı',
      'Pil ömrü': '10 yıl, lityum',
      'Koruma sınıfı': 'IP68',
    },
    benefits: [
      { text: 'Kumlu suda da yıllarca aynı doğrulukla ölçer.' },
      { text: 'Dekara düşen milimetreyi günü gününe yazar.' },
      { text: 'Gece akan suyu kaçak diye bildirir.' },
    ],
    connection: [
      { title: 'Sayaç', text: 'İki flanş arasına, akışın yönüne göre takılır.' },
      { title: 'Köprü ağ geçidi', text: 'Okumayı saatte bir alır.' },
      { title: 'Ekran', text: 'Parselin alanını girersiniz, litre milimetreye döner.' },
    ],
    packageContents: [
      { text: 'Sayaç gövdesi' },
      { text: '2 flanş contası' },
      { text: 'Yön etiketi ve mühür' },
      { text: 'MID uygunluk belgesi' },
    ],
    questions: [
      {
        question: 'Borumun çapına uyar mı?',
        answer: 'DN50’den DN200’e kadar yedi ölçüsü var. Borunun dış çapını yazmanız yeter, uygununu göndeririz.',
      },
    ],
    isFeatured: false,
    picture: 'debi.webp',
  },
  {
    name: 'Ambar silo sıcaklık kablosu',
    shortDescription: 'Tahılın kızışmasını, kokusu çıkmadan on gün önce haber verir.',
    description: `Siloda kızışma, yığının ortasında ve sessiz başlar; koku kapağa ulaştığında birkaç ton çoktan kaybolmuştur. Ambar, silonun tavanından inen çelik kablo üzerindeki on altı noktada sıcaklığı okur.

Bir noktanın çevresinden üç derece fazla ısınması havalandırmayı başlatmak için yeterli sebeptir. Fanı kendisi çalıştırabilir, dışarının nemi uygun değilse bekletir.`,
    specs: {
      'Ölçüm noktası': '16, kablo boyunca 1–2 m arayla',
      'Kablo boyu': '12–30 m',
      Sıcaklık: '−30 … +80 °C, ±0,5 °C',
      'Çekme dayanımı': '32 kN, çelik halatlı',
      Merkez: '12 kabloya kadar, RS-485 ve LoRaWAN',
    },
    benefits: [
      { text: 'Kızışmayı koku çıkmadan on gün önce haber verir.' },
      { text: 'On altı noktada sıcaklığı okur, yerini gösterir.' },
      { text: 'Fanı dışarının nemine bakarak kendi çalıştırır.' },
    ],
    connection: [
      { title: 'Kablo', text: 'Silonun tavanından iner, yığının içinde kalır.' },
      { title: 'Merkez', text: 'On iki kabloya kadar okur, fanı yönetir.' },
      { title: 'Telefonunuz', text: 'Isınan noktayı yüksekliğiyle birlikte bildirir.' },
    ],
    packageContents: [
      { text: 'Çelik halatlı kablo, istenen boyda' },
      { text: 'Tavan askısı ve sızdırmaz kapak' },
      { text: '1 merkez, dört kabloya kadar' },
    ],
    questions: [
      {
        question: 'Dolu siloya takılır mı?',
        answer:
          'Hayır. Kablo silo boşken asılır; yığının ağırlığını çatının taşıması gerekir, bunu önceden hesaplarız.',
      },
    ],
    isFeatured: false,
    picture: 'ambar.webp',
  },
] satisfies readonly (Partial<Product> & { picture: string; further?: readonly string[] })[]
