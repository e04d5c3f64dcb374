import type { Service } from '../../../contract/resources/services.ts'

/** Services of the demo company in the order of the site. */
export const demoServices = [
  {
    name: 'Hassas sulama',
    shortDescription:
      'Toprak nemi, bitki evresi ve hava tahmini tek takvimde buluşur. Ne zaman, hangi parsele, kaç milimetre: sabah altıda telefonunuzda.',
    description: `Sulama kararının üç girdisi vardır: toprakta duran su, bitkinin o gün içeceği su ve önümüzdeki beş günün yağışı. Çoğu işletmede bu üçü ayrı defterlerde durur. Biz üçünü aynı satıra yazarız: elma bahçesiyle mısır tarlasının ne sıklıkla sulanacağı bir olmaz.

İşe parseli gezerek başlarız. Kök 6 sondalarını toprağın değiştiği yerlere koyar, tarla kapasitesini kendi toprağınızda buluruz. Damlatıcıların debisini hat başında ve hat sonunda ölçeriz; dağılım düzgünlüğü yüzde seksen beşin altındaysa önce hattı düzeltmenizi isteriz.

Sezon boyunca her sabah altıda parsel başına bir satır alırsınız: kaç milimetre, kaç saat, hangi vana. Ark 4 varsa program kendiliğinden yüklenir, yoksa vanayı siz açarsınız. Gübreli suyun tuzluluğunu (EC) da aynı ekranda izleriz; kök bölgesinde tuz birikiyorsa yıkama suyunu hesaba katarız.

On beş günde bir mühendisimiz tarlaya gelir, burguyla toprağa bakar, sondanın dediğini doğrular. Sezon sonunda verdiğiniz suyu, harcadığınız elektriği ve aldığınız verimi parsel parsel tek sayfada görürsünüz.`,
    iconIdentifier: 'efficiency',
    isFeatured: true,
    picture: 'sulama.webp',
    further: ['nem-haritasi.webp'],
  },
  {
    name: 'Toprak etüdü ve haritalama',
    shortDescription:
      'Dekar başına bir örnek, on altı çözümleme. Sonuç bir rapor değil, gübreyi parsel parsel bölen bir haritadır.',
    description: `Aynı tapunun içinde üç ayrı toprak olabilir: yukarısı çakıllı, ortası tınlı, çukuru killi. Tek torba numune bu üçünün ortalamasını verir; ortalamaya göre atılan gübre hiçbirine uymaz.

Önce elektriksel iletkenlik taramasıyla tarlayı bölgelere ayırırız. Sonra dekar başına bir noktadan, 0–30 ve 30–60 santimden örnek alırız. Her örnekte on altı çözümleme yapılır: bünye, pH, EC, kireç, organik madde, toplam azot, alınabilir fosfor, potasyum, kalsiyum, magnezyum, sodyum, demir, çinko, mangan, bakır ve bor.

Elinize iki dosya geçer. Birincisi, her bölgenin ne istediğini gösteren ve sizinle birlikte okuduğumuz haritadır. İkincisi, gübre dağıtıcınızın okuyacağı uygulama dosyasıdır (ISO-XML ya da shapefile). Makineniz değişken oranlı çalışmıyorsa bölgeleri tarlada kazıkla işaretler, dozları dekara kilo olarak yazarız.

Çözümlemeler yetkili laboratuvarda yapılır, rapor sizin adınıza düzenlenir. Kireç, pH ve bünye haritası yıllarca geçerlidir; fosforla potasyuma üç yılda bir, azota her ekimden önce yeniden bakılır.`,
    iconIdentifier: 'layers',
    isFeatured: true,
    picture: 'etut.webp',
  },
  {
    name: 'Uydu ve dron ile izleme',
    shortDescription:
      'Beş günde bir uydu, gerektiğinde dron. Sararmayı yoldan görünmeden, hastalığı yayılmadan gösteririz.',
    description: `Tarlaya kenarından bakan, ilk kırk metreyi görür. Sararma çoğu zaman ortada başlar; yoldan fark edildiğinde iki hafta geçmiştir.

Beş günde bir gelen, on metre çözünürlüklü uydu görüntüsünden bitki gelişim haritası çıkarırız. Bulut uzun sürerse ya da bir bölge bozulursa çok bantlı kamera taşıyan dronu kaldırır, orayı piksel başına üç santimle tararız. İki tarih arasındaki farkı parsel sınırına göre kırpar, tek sayfada gösteririz.

Harita nedeni söylemez, yeri gösterir. Bu yüzden her uyarıdan sonra bir mühendisimiz o noktaya yürür: su mu eksik, azot mu, hastalık mı var, yoksa mibzer mi atlamış. Bulduğu nedeni fotoğrafıyla haritaya işler.

Dronla ilaçlama hizmeti de veriyoruz. Bakanlığın dronla uygulamaya izin verdiği ürün ve zararlılarda, il müdürlüğünün izni çıktıktan sonra Kırlangıç 20 ile yalnızca sorunlu bölgeyi ilaçlarız. İznin kapsamadığı işlerde aynı haritayı sizin pülverizatörünüz için hazırlarız.`,
    iconIdentifier: 'camera',
    isFeatured: true,
    picture: 'izleme.webp',
  },
  {
    name: 'Sertifikasyon desteği',
    shortDescription:
      'İyi tarım, organik tarım ve su ayak izi belgelerinde evrakınızı ölçüm kayıtlarınızdan hazırlarız.',
    description: `Belge işinin zor yanı tarlada değil, defterdedir. Denetçi ne yaptığınızı sorar, sonra da bunu nasıl kanıtlayacağınızı.

İyi Tarım Uygulamaları, GLOBALG.A.P., organik tarım ve su ayak izi (ISO 14046) başvurularında kayıtlarınızı biz düzenleriz. Sulama suyu Debi’den, ilaçlama saatindeki rüzgâr ve sıcaklık Poyraz’dan, gübre miktarı toprak haritasından gelir. Aynı bilgiyi deftere ikinci kez yazmazsınız.

Başvurudan önce işletmeyi bir gün denetçinin gözüyle gezer, eksikleri önem sırasına koyarız: ilaç deposunun havalandırması, boş ambalajın üç kez çalkalanması, son ilaçla hasat arasındaki bekleme süresinin kaydı. Denetim günü yanınızda oluruz. Kayıtlar sizindir, dilediğiniz gün indirirsiniz.

Belgeyi biz vermeyiz; bağımsız kontrol ve sertifikasyon kuruluşu verir, sonucuna da o karar verir. Organik tarımda geçiş süreci tek yıllık ürünlerde iki, çok yıllıklarda üç yıldır. Süre ancak arazinin geçmişi belgelenirse ve kuruluş uygun görürse kısalır.`,
    iconIdentifier: 'documentation',
    isFeatured: true,
    picture: 'belge.webp',
  },
  {
    name: 'Don ve hastalık erken uyarısı',
    shortDescription:
      'Don eşiğine iki saat kala telefonunuz çalar. Hastalıkta eşik aşılmadıkça mesaj gelmez, ilaç atılmaz.',
    description: `Don gecesinde iki saat çok şey değiştirir: pompa yol alır, pervane ısınır, işçi yetişir. Donu sabah yedide öğrenene ise hasarın fotoğrafını çekmek kalır.

Bahçenin en çukur yerine Poyraz, yaprak hizasına Çiy kurarız. Yaş termometre sıcaklığını, çiy noktasını, iki metre ile on metre arasındaki sıcaklık farkını izleriz. Eşik bütün bahar aynı değildir: kayısı pembe tomurcukta −4 °C’ye kadar dayanırken tam çiçekte −2,8 °C’de zarar görmeye başlar. Evreyi telefondan siz girersiniz, eşik ona göre değişir.

Hastalıkta takvimi değil, enfeksiyon koşulunu bekleriz. Bağ mildiyösü, elma kara lekesi ve domates erken yanıklığı için yaprak ıslaklığıyla sıcaklıktan günlük risk puanı hesaplarız. Puan eşiğin altındaysa mesaj gelmez, siz de ilaç atmazsınız.

Uyarı üç kademelidir: bir gün önce hazırlık notu, iki saat önce kısa mesaj, eşikte sesli arama. Cevapsız kalan arama ikinci kişiye geçer. Aynı düzeni silonuza da kurarız; Ambar bir noktada üç derecelik fark görürse gece yarısı da haber verir.`,
    iconIdentifier: 'shield',
    isFeatured: false,
    picture: 'uyari.webp',
  },
  {
    name: 'Tarla okulu',
    shortDescription:
      'Derslikte değil, kendi tarlanızda. Burguyu siz çevirir, meme debisini siz ölçer, raporu siz okursunuz.',
    description: `Aleti almak kolaydır, okumak alışkanlık ister. Tarla okulu derslikte değil, kendi tarlanızda ve kendi kayıtlarınızla yapılır.

Dört gün, dört konu vardır: sulama suyunu hesaplamak, toprak numunesi alıp raporu okumak, yaprakta hastalığı ayırt etmek, pülverizatörü kalibre etmek. Her günün yarısı uygulamadır. Burguyu siz çevirir, memenin altına kabı siz tutarsınız. Boşa giden suyun tonunu, fazla atılan ilacın litresini kendi tarlanızın sayılarıyla hesaplarız.

Gruplar en çok on beş kişidir. Köyde yapılan yarım günlük tanışma dersi ücretsizdir. Kooperatifler ve sulama birlikleri için ürün desenine göre program hazırlarız. Dersleri kasım ile mart arasına koyarız, çünkü mayısta kimsenin vakti yoktur. Kırlangıç 20 satın alanların iki günlük uygulama eğitimini de aynı ekip verir.

Sonunda sınav yapmayız. Ertesi sezonun ortasında gelir, sulama defterinize bakarız; defter tutuluyorsa okul işe yaramıştır.`,
    iconIdentifier: 'education',
    isFeatured: false,
    picture: 'okul.webp',
  },
] satisfies readonly (Partial<Service> & { picture: string; further?: readonly string[] })[]
