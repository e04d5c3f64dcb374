import type { Post, PublishOption } from '../../../contract/resources/posts.ts'

interface Scheduled {
  publishOption: PublishOption
  /** Days from now until publication. */
  scheduleDaysOffset?: number
}

/** Blog posts of the demo company, newest first. */
export const demoPosts = [
  {
    title: 'Siloda kızışma: kokudan on gün önce görünen ısı',
    related: { productIds: ['Ambar silo sıcaklık kablosu'] },
    excerpt:
      'Kızışma yığının ortasında, sessizce başlar. Hangi nemde depolamalı, sıcaklık artışını nasıl okumalı, fanı ne zaman çalıştırmalı?',
    content: `Buğday silodan çıkana kadar canlıdır, solur. Solurken oksijen alır, karbondioksit, su ve ısı verir. Kuru ve serin tahılda bu ısı o kadar azdır ki kimse fark etmez. Nem ya da sıcaklık yükselirse küf ve böcek de solunuma katılır, ısı dağılamaz, yığının ortasında bir cep oluşur. Buna kızışma denir.

Tahıl iyi bir yalıtkandır. Yarım metre ötedeki on derecelik artış elinize gelmez, kapaktan bakana görünmez. Koku kapağa ulaştığında birkaç ton çoktan kaybolmuştur.

## Hangi nemde depolamalı

Buğday ve arpa bir yıl bekleyecekse **yüzde 13 nemin altında**, mısır yüzde 14’ün, ayçiçeği yüzde 8’in altında siloya girmelidir. Yağlı tohumun sınırı düşüktür, çünkü yağ su tutmaz; nemin tamamı geri kalan kısımdadır.

Ortalamaya güvenmeyin. Yüzde 12 ile yüzde 16 nemli iki römork aynı siloya dökülürse ortalama 14 çıkar ama küf 16’lık katta başlar. Her römorktan ayrı numune alın, yaş olanı ayrı yere koyun.

Kaba bir kural işe yarar: tahılın nemini bir puan ya da sıcaklığını beş derece düşürmek güvenli bekleme süresini yaklaşık iki katına çıkarır.

## Isı size ne söyler

Ambar kablosu tek tek sıcaklıktan çok, komşu noktalar arasındaki farka bakar. Yaz sonunda bütün yığının 28 derece olması olağandır. Yirmi üç derecelik bir yığında tek noktanın 26’ya çıkması olağan değildir. **Bir noktanın çevresinden üç derece fazla ısınması havalandırmayı başlatmak için yeterlidir.**

Isı nerede? Tavana yakın ısınma çoğu zaman çatıda yoğuşan suyun işidir: kışın yığının üstü soğur, ortadan yükselen ılık ve nemli hava orada su bırakır. Ortada ve dipte ısınma ince kırık tanelerin toplandığı göbeği gösterir. Tek kenarda ısınma varsa sac birleşiminden su sızıp sızmadığına bakın.

Artışın hızı da önemlidir. Haftada bir derece izlenir, günde bir derece beklemez.

## Fan ne zaman çalışır

Amaç kurutmak değil, soğutmaktır. Dışarısı tahıldan en az beş derece serin ve bağıl nem yüzde 70’in altındaysa fanı çalıştırın. Bu saatler yazın gece yarısından sonradır.

Ton başına saatte 6–10 metreküp hava yeter. Bu debiyle soğuma cephesi siloyu baştan sona yaklaşık 100–150 saatte geçer. Cephe yarıda kalırsa sıcakla soğuğun sınırında nem birikir; başladığınız turu bitirin. Ambar fanı kendisi çalıştırabilir, dışarının nemi uygun değilse bekletir.

Hedefi basamak basamak koyun: hasattan iki hafta sonra 20–25 derece, güz ortasında 15’in altı, kış başında 5–10 derece. Ambar böceklerinin çoğu 15 derecenin altında üremeyi bırakır; ilaca gerek kalmadan sezonu kapatırsınız.

## Doldururken kazanmak

Eski ürünün tozunu, köşede kalan taneyi temizlemeden yeni ürünü dökmeyin. Böcek oradan geçer. Kırık ve toz, dolum borusunun altında toplanıp hava geçirmeyen bir göbek kurar. Dolumdan sonra silonun dibinden birkaç ton çekip göbeği boşaltın, tepeyi düzleyin. Aynı fan bundan sonra aynı elektrikle daha çok hava geçirir.

## Kızıştıysa

Yanık kokusu ya da duman varsa fanı açmayın, itfaiyeyi arayın. Yoksa önce havalandırın. Üç gün içinde sıcaklık düşmüyorsa ürünü boşaltıp aktarın, kızışan kısmı ayırın; küflü taneyi sağlam ürüne karıştırmayın. Fumigasyon belgeli kişinin işidir, gazı kendiniz atmayın.

**Siloya tek başınıza girmeyin.** Kızışan tahıl karbondioksit üretir, üstte köprü yapmış kabuk da insanın altında çöker. Kapakta ikinci bir kişi ve bağlı bir emniyet kemeri olmadan içeri girilmez.`,
    author: null,
    daysAgo: 1,
    picture: 'silo.webp',
    publishOption: 'schedule',
    scheduleDaysOffset: 5,
  },
  {
    title: 'Gübreli suda EC: kaç olmalı, nerede ölçülmeli?',
    related: { serviceIds: ['Hassas sulama'], productIds: ['Kök 6 toprak sondası'] },
    excerpt:
      'EC suyun toplam tuzunu söyler, hangi besini taşıdığını söylemez. Damlatıcıda, kök bölgesinde ve kuyuda ölçülen üç EC’yi birbirinden ayırın.',
    content: `EC, suyun elektriği ne kadar iyi ilettiğidir. Suda çözünmüş tuz arttıkça iletkenlik artar. Birimi dS/m’dir; mS/cm ile aynı sayıyı verir. 1 dS/m kabaca litrede 640 miligram tuz demektir.

EC size miktarı söyler, cinsi söylemez. 2,0 dS/m’lik suyun içinde potasyum nitrat da olabilir, sofra tuzu da. Bu yüzden önce kuyunun kendi EC’sini bilin.

## Kuyudan başlayın

Kuyu suyu 0,7 dS/m’nin altındaysa çoğu ürün için sorun çıkarmaz. 0,7–3,0 arası ürüne ve toprağa göre dikkat ister, 3,0’ın üstü çoğu sebzede verimi düşürür. Kuyu yaz sonunda tuzlanabilir; mayısta ve ağustosta ayrı ayrı ölçtürün.

## Damlatıcıda kaç olmalı

Topraklı serada domates için damlatıcıdan çıkan su çiçekten önce 1,5–1,8, meyve döneminde 2,0–2,5 dS/m arasında tutulur. Biber ve hıyar daha hassastır; 1,5–2,0 yeter. Açık tarlada damlamayla gübre verirken kuyunun EC’sine 0,5–1,0 eklemek çoğu zaman uygundur.

Gübreler EC’yi aynı ölçüde yükseltmez. Litreye bir gram potasyum nitrat yaklaşık 1,3, kalsiyum nitrat 1,2, amonyum sülfat 2,0 dS/m ekler. **Üre EC’yi yükseltmez**, çünkü suda iyonlarına ayrılmaz. EC’ye bakıp “gübre gitmemiş” diye üreyi ikiye katlayan, yaprağı yakar.

## Aynı depoya konmayacaklar

Kalsiyum nitratı sülfatlı ya da fosfatlı gübreyle aynı depoda karıştırmayın; alçı ve kalsiyum fosfat çöker, damlatıcıyı tıkar. A deposuna kalsiyum, B deposuna sülfat ve fosfat konur. Asidi suya dökün, aside su dökmeyin. Çözeltinin pH’sını 5,5–6,5 arasında tutun; bikarbonatı yüksek suda bu, damlatıcıyı da açık tutar.

Sulamanın ilk dörtte birini gübresiz verin, hat dolsun ve basınç otursun. Gübreyi ortada verin. Son dörtte biri yine gübresiz geçin; gübre hatta kalmaz, kök bölgesinin altına da inmez.

## Kök bölgesinde nasıl okunur

Toprakta ölçülen EC neme bağlıdır. Toprak kurudukça akım zor geçer, sayı düşer; oysa kökün gördüğü tuz o sırada artmaktadır. Kök 6’nın EC çizgisini bu yüzden hep aynı nemde karşılaştırın: en doğrusu sulamadan bir gün sonraki değerdir. Bu değer haftadan haftaya yükseliyorsa tuz birikiyordur.

Altmış santimdeki EC yirmi santimdekinden yüksekse tuz aşağı iniyordur, iyiye işarettir. Yirmi santim daha yüksekse su yetmiyordur; tuz buharlaşmayla yukarı çıkar.

## Yıkama suyu nasıl hesaplanır

Biriken tuzu ancak fazladan su yıkar. Formül şudur: yıkama oranı = ECw / (5 × ECe − ECw). ECw suyun, ECe ürünün topraktaki eşik tuzluluğudur. Kuyu 1,5 dS/m, domatesin eşiği 2,5 dS/m ise 1,5 / (12,5 − 1,5) = 0,14 çıkar. Verdiğiniz suyun **yüzde 14’ünü** yıkamaya ayırırsınız; 100 milimetrelik tüketime 116 milimetre su gider.

Bunu her sulamada damla damla vermek yerine, gübresiz geçilen bir sulamada toptan vermek daha çok tuz indirir. Kışın yağan yağmur da yıkar; 200 milimetrelik etkili yağış üst altmış santimin tuzunu büyük ölçüde aşağı iter. Altta geçirimsiz kat varsa yıkama suyu taban suyunu yükseltir, önce drenajı çözün.

Eşikler ürüne göre değişir: fasulye 1,0, biber 1,5, domates 2,5, buğday 6,0, pamuk 7,7, arpa 8,0 dS/m. Hassas sulama hizmetinde yıkama suyu bu eşiklere göre sulama programına eklenir, Ark 4 onu gece ayrı bir tur olarak verir.`,
    author: 'Selma Ağırbaş, toprak bilimci',
    daysAgo: 3,
    picture: 'tuz.webp',
    publishOption: 'draft',
  },
  {
    title: 'Domateste erken yanıklık: ilacı takvime değil, yaprağa göre atın',
    related: { serviceIds: ['Don ve hastalık erken uyarısı'], productIds: ['Çiy yaprak ıslaklık sensörü'] },
    excerpt:
      'Halkalı leke nasıl tanınır, mildiyöden nasıl ayrılır, yaprak kaç saat ıslak kalırsa risk başlar? Yağmurdan önce ilaç atılır mı?',
    content: `Domateste erken yanıklık alt yapraklarda başlar. Önce toplu iğne başı kadar kahverengi noktalar görülür. Nokta bir santime doğru büyür, içinde iç içe halkalar belirir, çevresi sararır. Yaprak kurur, bitki aşağıdan yukarıya doğru çıplak kalır. Etmeni Alternaria solani ve yakın akrabası mantarlardır; aynı hastalık patateste de görülür.

## Karıştırılan üç hastalık

**Erken yanıklık** kuru, halkalı ve sınırı belirgin lekedir. Yaşlı yapraktan başlar. Meyvede sapın dibinde çökük, siyah bir leke yapar.

**Mildiyö** (geç yanıklık) ıslak görünen, halkasız, sınırı belirsiz lekedir. Serin ve yağışlı havada genç yaprağa da gelir. Nemli sabahlarda yaprağın altında beyaz bir küf görülür. Birkaç günde tarlayı bitirebilir, ilacı da başkadır.

**Septorya** ortası gri, üzerinde siyah noktacıklar olan çok sayıda küçük leke yapar.

Emin değilseniz lekeli yaprağı ıslak kâğıt havluyla poşete koyup bir gece bekletin. Ertesi sabah lekenin kenarında beyaz küf varsa mildiyöden kuşkulanın. Kesin tanıyı ziraat mühendisi ya da laboratuvar koyar.

## Mantarın istediği

Mantar 24–29 derece ve ıslak yaprak ister. Yağmur şart değildir; çiy ve akşam yapılan yağmurlama da yeter.

Tahmin modelleri her güne sıfırdan dörde kadar bir risk puanı verir. Islak saatlerin ortalaması 21–25 derece ise yaprağın 3–5 saat ıslak kalması bir, 6–12 saati iki, 13–20 saati üç, daha uzunu dört puandır. Dikimden sonra toplam 35’e ulaşınca ilk uygulama düşünülür, sonraki her 15–20 puanda bir yenilenir. Eşik bölgeye ve çeşide göre ayarlanır.

Çiy sensörü yaprağın üst ve alt ıslaklığını on dakikada bir yazar, puanı kendiliğinden tutar. Kurak giden bir haziranda yirmi günde on puan bile birikmeyebilir. Takvime bakıp haftada bir ilaçlayan, o ay üç ilacı boşuna atar.

## İlaçtan önce yapılacaklar

İlk salkımın altındaki hasta yaprakları kuru havada toplayın ve tarladan uzaklaştırın. Sıra arasına atılan yaprak mantarı beslemeyi sürdürür.

Yağmurlamadan damlamaya geçin. Geçemiyorsanız sabah sulayın ki yaprak öğlene kadar kurusun. Toprağı malçla örtün; mantar alt yaprağa yağmur damlasının sıçrattığı toprakla gelir.

Bitkiyi aç bırakmayın. Azotu ve potasyumu eksik kalan yaprak erken yaşlanır, erken yanıklık da yaşlı yaprağı sever. Domates, patates ve patlıcanı aynı tarlaya üç yıldan önce döndürmeyin.

## Serada ne değişir

Serada yağmur yoktur, sabah yoğuşması vardır. Gün doğmadan yarım saat önce havalandırmayı aralayın; bitki ısınmadan nem dışarı çıksın. Gece bağıl nem yüzde 85’in altında kalırsa yaprak çoğu zaman kuru kalır. Damlayan örtünün altındaki sıraya ayrıca bakın, hastalık çoğunlukla oradan başlar. Çiy sensörünü de tepeye değil, alt yaprakların hizasına asın.

## Yarın yağmur var, bugün ilaçlamalı mı?

Yaprak ıslakken ilaçlamayın. Koruyucu, yani temas etkili ilaç yaprağın üstünde kalır ve kurumak için zaman ister. Etikette süre yazmıyorsa **en az altı saat yağışsız hava** arayın. O kadar süreniz yoksa ilaç yıkanır, beklemek daha doğrudur. Süreniz varsa yağmurdan önceki uygulama işe yarar, çünkü spor yağmurda çimlenir.

Yirmi beş milimetreyi geçen yağıştan sonra yaprakta koruyucu pek kalmaz; puan yüksekse yenilenir. Rüzgâr saatte 10 km’nin altında olsun.

## İlaç seçerken

Domateste erken yanıklığa ruhsatlı ürünü reçeteyle alın. Etki grubu ambalajda FRAC numarasıyla yazılıdır. Aynı grubu arka arkaya iki kez kullanmayın. Tek noktadan etkili gruplara, özellikle strobilurinlere (FRAC 11) bu mantar çabuk dayanıklılık kazanır; araya bakırlılar gibi çok noktadan etkili bir koruyucu koyun.

Son ilaçla hasat arasındaki bekleme süresine uyun. Salçalık domateste fabrikanın kendi listesini de isteyin; ruhsatlı her ürün orada kabul edilmeyebilir.

Domates ekili alanınız büyükse Don ve hastalık erken uyarısı hizmetimiz puanı sizin yerinize izler. Eşik aşılmadan mesaj gelmez; siz yine de haftada bir alt yapraklara bakın.`,
    author: 'Dr. Nurgül Yeşilırmak, bitki koruma uzmanı',
    daysAgo: 12,
    picture: 'domates.webp',
    publishOption: 'now',
  },
  {
    title: 'Toprak nemi nasıl ölçülür, sulama zamanı nasıl anlaşılır?',
    related: { serviceIds: ['Hassas sulama'], productIds: ['Kök 6 toprak sondası'] },
    excerpt:
      'Elle bakmaktan sondaya dört yöntem, sondanın konacağı yer ve sulama gününü veren hesap. Bir milimetre su, dekara bir tondur.',
    content: `Toprak nemini ölçmenin amacı bir sayı bulmak değil, iki soruyu cevaplamaktır: bugün sulayayım mı, sularsam ne kadar vereyim? Yüzeyin kuru görünmesi bu soruların hiçbirini cevaplamaz. Temmuzda üst beş santim bir günde kurur; altmış santimde ise bir haftalık su duruyor olabilir.

## Önce elle bakın

Burguyla otuz ve altmış santimden birer avuç toprak alın, sıkın. Tınlı toprak top oluyor ve dokununca dağılmıyorsa bitkinin alabileceği suyun yarısından çoğu yerindedir. Top olup dokununca ufalanıyorsa sulama yakındır. Hiç top olmuyorsa geç kalmışsınızdır. Kumlu toprakta bu yöntem yanıltır, çünkü kum ıslakken de zor top olur.

## Dört yöntem, dört ayrı cevap

**Tartmak** en güvenilir yoldur. Örneği yaş tartın, 105 derecede yirmi dört saat kurutun, yeniden tartın. Yaşı 124, kurusu 100 gram gelen toprağın nemi ağırlıkça yüzde 24’tür. Hacim ağırlığı 1,35 ise hacimce yüzde 32 eder. Cevap doğrudur ama ertesi gün gelir.

**Tansiyometre** toprağın suyu ne kadar sıkı tuttuğunu gösterir ve 80 santibara kadar çalışır. Kumlu toprakta 20–30, tınlıda 40–50, killide 50–70 santibar çoğu ürün için sulama değeridir.

**Sonda** hacimce nemi sürekli okur. Kök 6 bunu altı derinlikte, on dakikada bir yapar; suyun miktarını da yolunu da görürsünüz.

**Su bütçesi** hesapla tutulur: bitkinin tükettiği düşülür, verilen ve yağan eklenir. Poyraz’ın günlük ET₀ değeri, yani referans bitki su tüketimi, bunun içindir. Ölçümsüz hesap zamanla kayar, hesapsız ölçüm yarını söylemez. İkisi birlikte iş görür.

## Sonda nereye konur

Damlamayla sulanan sebzede sonda sıra üzerine, damlatıcının 10–15 santim yanına konur. Meyvede taç izdüşümünün içine, damlatıcının 20–30 santim yanına. En kötü yeri değil, tarlanın çoğunu temsil eden yeri seçin. Toprak tek tipse on iki dekarlık bağa iki sonda yeter: biri hattın başına, biri sonuna. Toprak değişiyorsa her toprağa bir sonda gerekir.

Sonda beklenmedik biçimde kuru gösteriyorsa önce damlatıcıya bakın. Hat başında ve sonunda dörder damlatıcının altına kap koyun, altı dakikada biriken suyu on ile çarpın; saatlik debi çıkar. İki uç arasındaki fark yüzde 10’u geçiyorsa basınç düşüktür ya da hat tıkanmıştır. Bikarbonatı yüksek kuyuda tıkanmayı asit, litrede 0,3 miligramdan çok demir taşıyan kuyuda havalandırma ve klorlama çözer. Asitle kloru birlikte vermeyin, zehirli gaz çıkar.

## Sulama zamanı nasıl hesaplanır

Üç sayı gerekir: tarla kapasitesi, solma noktası ve ürünün strese girmeden kullanabildiği pay. Killi tınlı bir toprakta tarla kapasitesi hacimce yüzde 34, solma noktası yüzde 18 olsun. Aradaki 16 puan, altmış santimlik kök derinliğinde 96 milimetre su eder. Domates temmuz sıcağında bunun yüzde 30’unu, yani 29 milimetreyi strese girmeden kullanır. Kök bölgesinin ortalama nemi yüzde 29’a indiğinde sulama zamanı gelmiştir.

Şimdi günü bulalım. ET₀ 6,5 milimetre, meyve dolumundaki domatesin bitki katsayısı 1,15 ise günlük tüketim 7,5 milimetredir. 29 milimetre dört günde biter. Damlamanın randımanı yüzde 90 ise dekara 32 ton su verirsiniz. **Bir milimetre su, dekara bir tondur**; bu eşitliği bilen, hesabı kâğıtsız yapar.

Damlamada dört günün dolmasını beklemek gerekmez. İki günde bir 17 milimetre vermek kökü daha az yorar. Toplam değişmez, adım küçülür.

Strese girmeden kullanılan pay ürüne göre değişir: biberde yüzde 30, patateste 35, domateste 40, narenciyede 50, mısır ve buğdayda 55, pamukta 65. Bu paylar günlük tüketim 5 milimetreyken geçerlidir; tüketim 7–8 milimetreye çıkınca on puan düşürün.

## Çizgide neye bakmalı

Sulamadan sonra otuz santimdeki çizgi yükseliyor, altmış ve seksen santimdekiler yerinde duruyorsa su kökte kalmıştır. Seksendeki de kıpırdadıysa fazla vermişsinizdir; o su gübreyi de alıp aşağı gider.

Gündüz inen, gece düz giden basamaklar kökün o derinlikten su içtiğini gösterir. Hava serinlemediği hâlde basamaklar küçülüyorsa bitki zorlanıyordur, beklemeyin.

İlk sezon sondanın sayısından çok gidişine güvenin. Toprağınızın gerçek eşiğini Hassas sulama hizmetinde ilk iki sulamayı birlikte izleyerek buluruz.`,
    author: 'Çağrı Duranoğlu, ziraat yüksek mühendisi',
    daysAgo: 47,
    picture: 'nem.webp',
    publishOption: 'now',
  },
  {
    title: 'Dronla ilaçlama: ne zaman işe yarar, ne zaman yaramaz?',
    related: { serviceIds: ['Uydu ve dron ile izleme'], productIds: ['Kırlangıç 20 ilaçlama dronu'] },
    excerpt:
      'Drone ile ilaçlama yapıyor muyuz? Evet, ama her üründe ve her havada değil. İzin, damla, rüzgâr ve dekara litre hesabı bu yazıda.',
    content: `Bize en çok sorulan soru şu: drone ile ilaçlama yapıyor musunuz? Evet, Kırlangıç 20 ile yapıyoruz. Ama her üründe, her ilaçla ve her havada yapmıyoruz. Bu yazı ne zaman evet, ne zaman hayır dediğimizi anlatır.

## Önce izin

İlaçlama dronu bir zirai mücadele aletidir. Cihazın Tarım ve Orman Bakanlığından ruhsatlı, Sivil Havacılık Genel Müdürlüğüne kayıtlı, pilotun da belgeli olması gerekir. Uygulama için ayrıca il tarım ve orman müdürlüğünden izin alınır.

Hangi üründe, hangi zararlıya karşı, hangi ilaçla uçulabileceğini Bakanlık belirler. Bu kapsam dardır ve değişir; ilk açılan uygulamalardan biri çeltik yanıklığıdır. Mera, yerleşim yeri ve sulak alanla ilaçlanacak alan arasında en az üç kilometre mesafe istenir. Güncel kapsamı tarlanızın bağlı olduğu il müdürlüğünden doğrularız. **İzin kapsamında olmayan işe, tarla sahibi istese de çıkmayız.**

## Nerede işe yarar

Traktörün giremediği yerde işe yarar. Su altındaki çeltik, yağmurdan sonra üç gün çamur kalan ova tarlası, boyu traktörü geçmiş ürün böyledir. Dron ürünü ezmez, hastalığı tekerlekle taşımaz.

Zamanın dar olduğu yerde işe yarar. Uygun hava sabah iki saat sürüyorsa Kırlangıç 20 bu pencerede yüz elli dekarı bitirir.

Sorunun yamalı olduğu yerde işe yarar. Yüz dekarlık tarlanın on iki dekarı hastaysa Uydu ve dron ile izleme haritası uçuş planına çevrilir, ilaç yalnızca o on iki dekara gider.

## Nerede yaramaz

Sık taçlı meyve ağacında yaprağın altına ilaç ulaştırmak zordur. Kabuklu bit ve unlu bit gibi dala yapışan zararlıda iyi ayarlanmış bir bahçe pülverizatörü daha iyi kaplar. Yaprağı tümüyle kaplaması gereken temas etkili ilaçta dekara bir litre su çoğu zaman yetmez. Yabancı ot ilacında da rüzgâr altında hassas ürün varsa uçmayız; sürüklenen damla komşunun ürününü yakar.

## Dekara kaç litre atılır

Tarla pülverizatörü dekara 20–30 litre su atar, dron 1–2 litre. Dekara düşen ilaç dozu aynıdır, taşıyan su azdır. Bu yüzden sonucu litre değil, yaprağa düşen damla sayısı belirler.

Damlayı suya duyarlı kâğıtla sayarız. Sistemik ilaçta santimetrekarede 20–30, temas etkili mantar ilacında 50–70 damla ararız. Kâğıt bunu göstermiyorsa hızı düşürür, litreyi artırırız.

İnce damla iyi kaplar ama sürüklenir, iri damla yerine düşer ama az kaplar. Mantar ilacında 150–250, yabancı ot ilacında 300 mikronun üstünü seçeriz. Kırlangıç 20’nin yirmi litrelik deposu hektara 12 litre uygulamada 16 dekara yeter.

## Hangi havada uçarız

Cihaz 8 m/s rüzgârda uçar, ilaç uçamaz. İlaçlamayı **rüzgâr 1–3 m/s, sıcaklık 28 derecenin altında, bağıl nem yüzde 50’nin üstündeyken** yaparız. 3 m/s yaklaşık saatte 10 km’dir.

Tam durgun hava da iyi değildir. Gün doğarken yere yakın hava yukarıdan soğuktur (sıcaklık terselmesi); ince damla bu katta asılı kalır, hiç beklemediğiniz yere iner. Bu yüzden güneş yükselip çiy kalkmadan başlamayız. En az altı saat yağış beklenmemelidir; etikette daha uzun süre yazıyorsa o geçerlidir. Poyraz uygun saatleri işaretler, son kararı pilot verir.

Çiçekteki ürünü ilaçlamayız. Çevredeki arıcılara uygulamadan önce haber verilir.

## Nasıl başvurulur

İletişim sayfasından ürünü, alanı, mevkiyi ve sorunu yazmanız yeter. Bir ziraat mühendisi tarlayı görür. İlaç gerekmiyorsa bunu söyler, gerekiyorsa izin başvurusunu ve parsel krokisini hazırlar. Reçeteli ilacı siz alırsınız, uygulama bizdendir.

Uçuştan sonra litre, rüzgâr, hız ve rota kaydı size kalır. Sertifikasyon denetiminde uygulama kaydı olarak kullanırsınız. Cihazı satın almak isterseniz iki günlük uygulama eğitimi fiyata dâhildir.`,
    author: 'Okan İnceöz, ziraat mühendisi ve İHA pilotu',
    daysAgo: 96,
    picture: 'dron.webp',
    publishOption: 'now',
  },
  {
    title: 'Su hasadı: sera çatısından havuza, yamaçtan köke',
    related: { serviceIds: ['Hassas sulama'], productIds: ['Debi ultrasonik su sayacı'] },
    excerpt:
      'Beş dekarlık seranın çatısından yılda kaç ton su toplanır, havuz kaç ton olmalı, tuzlu kuyu bu suyla nasıl tatlanır? Hesabıyla yazdık.',
    content: `Su hasadı, yağmuru düştüğü yerde ya da ona en yakın yerde tutmaktır. Kuyu derinleştirmeden önce bakılacak ilk kaynak budur; üstelik gelen su hemen hiç tuz taşımaz.

## Çatıdan ne kadar su gelir

Bir metrekareye düşen bir milimetre yağış, bir litre sudur. Hesap üç sayının çarpımıdır: alan, yıllık yağış ve akış katsayısı. Cam, plastik ve sac çatıda katsayıyı 0,85 alın; gerisi ıslanmaya, rüzgâra ve ilk yıkamaya gider.

Adana’da yıllık yağış ortalaması yaklaşık 670 milimetredir. Beş dekarlık sera çatısı 5.000 × 0,670 × 0,85 ile yılda **2.850 ton** su verir. Güz başında dikilip yaz başında sökülen sera domatesi dekara 800 ton dolayında su ister; beş dekarda 4.000 ton eder. Çatı ihtiyacın yüzde 70’ini karşılar.

Kendi yağışınızı ilçe ortalamasından değil, tarlanızdan alın. Poyraz’ın yağmur kovası 0,2 milimetreyi sayar; iki yılın kaydı havuz hesabını değiştirebilir.

## Havuz kaç ton olmalı

Yağan suyun tamamını birden saklamazsınız, çünkü kışın da sularsınız. On iki ayı alt alta yazın: toplanan su, kullanılan su, aradaki fark. Arka arkaya gelen fazlaların toplamı havuzun hacmidir. Bu örnekte kasımdan şubata biriken fazla 800 ton dolayındadır; 2.850 tonluk havuza para gömmek gerekmez.

Havuzu geniş değil, derin yapın. Çukurova’da açık su yüzeyi yılda metrekareden bir tonun üstünde su kaybeder. Üç dört metre derinlik ve yüzer örtü bu kaybı büyük ölçüde keser, yosunu da önler. Tabana 1–1,5 milimetrelik HDPE örtü serin, altına keçe koyun. Çevresine çit çekin, kıyıya çıkış merdiveni asın: kaygan örtüden insan da hayvan da kendi başına çıkamaz.

## İlk suyu içeri almayın

Uzun kuraklıktan sonraki ilk bir iki milimetre tozu, kuş pisliğini ve kireci getirir. İlk yağışı ayıran bir kap ya da elle çevrilen bir vana koyun. Havuzun önüne çöktürme gözü, çıkışına 120 mesh filtre yeter. Giren ve çıkan suyu Debi ile sayarsanız kaçağı ilk ay görürsünüz.

## Tuzlu kuyuyu yağmurla karıştırmak

Asıl kazanç burada olabilir. Kuyu 2,4 dS/m, yağmur suyu 0,1 dS/m olsun. Yüzde 60 kuyu, yüzde 40 yağmur karışımının EC’si 0,6 × 2,4 + 0,4 × 0,1 = **1,5 dS/m** eder. Domates 2,4’lük suda veriminin yaklaşık onda birini kaybeder, 1,5’lik suda kaybetmez. Ark 4 iki vanayı ayrı ayrı açarak bu oranı tutturur.

## Tarlada ve yamaçta

En büyük havuz toprağın kendisidir. Killi tınlı toprağın bir metresi 160 milimetre, yani dekarda 160 ton yarayışlı su tutar. Kışın yağan suyu içeri almak için yüzeyi açık tutun: anızı yakmayın, toprağı yaşken çiğnemeyin, pulluk tabanı oluştuysa kuruyken patlatın.

Eğimli tarlayı eğim yönünde değil, eş yükselti eğrisine paralel sürün. Yüzde 2–8 eğimde bu tek başına yüzey akışını belirgin biçimde azaltır. Badem, zeytin ve Antep fıstığında ağacın alt yanına hilal biçimli toprak set çekin; açıklığı yukarı baksın. Yağışı 300 milimetre olan yerde her metrekare taç için iki üç metrekare toplama alanı bırakılır.

Malç da bir hasattır. Beş santimlik sap örtüsü toprağın yüzeyinden buharlaşmayı yarıya yakın düşürür.

## İzin ve sınır

Dere yatağına set çekmek ve akan suyu göletlemek Devlet Su İşlerinin iznine bağlıdır. Çatı suyunu kendi havuzunuza almak öyle değildir; ama tarım arazisine havuz kazmadan önce il tarım ve orman müdürlüğüne danışın.

Nereden başlayacağınızı bilmiyorsanız bize çatı alanını, ürünü ve kuyu suyunun EC’sini yazın. On iki aylık tabloyu birlikte doldururuz.`,
    author: null,
    daysAgo: 158,
    picture: 'hasat.webp',
    publishOption: 'now',
  },
  {
    title: 'Don gecesi: hangi derecede korkmalı, saat kaçta kalkmalı?',
    related: { serviceIds: ['Don ve hastalık erken uyarısı'], productIds: ['Poyraz meteoroloji istasyonu'] },
    excerpt:
      'Çiçeğin evresine göre don eşikleri, akşamdan okunan işaretler, yağmurlamanın ve pervanenin doğru saati. Erken kapatılan su, hiç açılmayandan kötüdür.',
    content: `İlkbahar donlarının çoğu açık ve rüzgârsız gecede olur. Toprak ısısını göğe verir, soğuyan hava ağırlaşıp çukura akar. Buna radyasyon donu denir ve önlemi vardır. Rüzgârla gelen soğuk hava kütlesinin yaptığı don başkadır; havanın her katı aynı derecede soğuk olduğu için pervane işe yaramaz, yağmurlama da çoğu zaman zararı büyütür.

## Hangi derece tehlikeli

Tek bir don eşiği yoktur, eşik çiçeğin evresine bağlıdır. **Tam çiçekte yarım saat süren −2,2 °C elma, armut ve kirazda, −2,8 °C şeftali ve kayısıda çiçeğin yaklaşık onda birini öldürür.** Onda dokuzunu öldüren sıcaklık elma ve kirazda −3,9, armut ve şeftalide −4,4, kayısıda −5,6 °C’dir. Meyve tutunca tolerans azalır: küçük yeşil kayısı −2,2 °C’de zarar görmeye başlar.

Az zararla çok zarar arasında iki üç derece vardır. Yarım derece yanılan termometre bu yüzden pahalıya mal olur. Termometre siperli, ağaç tacının hizasında ve bahçenin en çukur yerinde durmalıdır.

## Akşamdan ne anlaşılır

Gök açık, rüzgâr durmuş, çiy noktası sıfırın altındaysa hazırlanın. Kuru hava hızlı soğur; nemli havada yoğuşan su ısı verip düşüşü yavaşlatır. Akşam sekizde hava 6 derece, çiy noktası −4 ise sabaha karşı eksiyi görürsünüz.

En düşük sıcaklık gün doğarken ölçülür. Zararın çoğu üç ile yedi arasında olur. Poyraz eşikten iki saat önce haber verir; saati kurup beklemeniz gerekmez.

## Para harcamadan yapılacaklar

Toprağı çıplak, sıkışık ve nemli tutun. Otu dondan önce biçin. O hafta toprağı sürmeyin; kabaran toprak alttaki ısıyı yukarı vermez. Dondan bir iki gün önce üst otuz santimi ıslatacak kadar sulayın: nemli toprak gündüz daha çok ısı depolar, gece geri verir. Yamaçta soğuk havanın aktığı yolu tıkayan ot yığınını, sık çiti açın.

Bunların toplamı bir iki derece eder. Kimi gece o kadarı yeter.

## Suyla korumak

Üstten yağmurlama, donan suyun verdiği ısıyla çalışır. Bir gram su donarken 80 kalori verir, buharlaşırken ise 600 kalori alır. Bu yüzden geç açmak ya da erken kapatmak, hiç açmamaktan kötüdür.

Karar değeri hava sıcaklığı değil, **yaş termometre sıcaklığıdır**. Yaş termometre sıfıra inerken açın. Durgun havada −3, −4 °C’ye kadar saatte 3–4 milimetre su gerekir; bu, dekara saatte 3–4 ton demektir. Bütün gece kesintisiz verecek suyunuz ve pompanız yoksa başlamayın. Buz berraksa su yetiyordur, süt beyazıysa azdır. Güneş doğup yaş termometre sıfırın üstüne çıkmadan, buz kendiliğinden dökülmeye başlamadan kapatmayın.

Ağaç altı mini yağmurlama dalı buzla yüklemez, bir iki derece kazandırır. Ark 4 ikisini de uzaktan açar, basınç düşerse haber verir.

## Pervane ve ısıtma

Pervane ısı üretmez, yukarıdaki ılık havayı aşağı indirir. İki metre ile on metre arasında en az bir buçuk, iki derece fark yoksa boşuna döner. Poyraz’ın on metrelik uzatması bu farkı ölçmek içindir. Bir pervane 40–50 dekarı korur.

Isıtmada çok sayıda küçük ateş, az sayıda büyük ateşten iyidir; büyük ateşin havası yukarı kaçar. Lastik yakmayın. Duman ısıyı tutmaz, havayı zehirler, üstelik yasaktır.

## Ertesi gün

Öğleden sonra bahçenin farklı yerlerinden yüz çiçek kesip ortasına bakın. Dişi organ kahverengiyse o çiçek gitmiştir. Oranı bilmeden seyreltme, gübre ve budama kararı vermeyin; yüzde yirmi çiçek kaybı bol çiçekli yılda verimi hiç düşürmeyebilir.

Sigortanız varsa ihbarı poliçedeki süre içinde yapın. Poyraz’ın beş dakikalık gece kaydını ekspere verebilirsiniz. Bahçenizin çukurunu ve eşiğini önceden belirlemek isterseniz Don ve hastalık erken uyarısı hizmetimiz bunun içindir.`,
    author: null,
    daysAgo: 221,
    picture: 'don.webp',
    publishOption: 'now',
  },
  {
    title: 'Toprak numunesi nasıl alınır, gübre hesabına nasıl girer?',
    related: { serviceIds: ['Toprak etüdü ve haritalama'] },
    excerpt:
      'Yanlış alınan numune, doğru çözümlenen yanlış topraktır. Derinlik, nokta sayısı, raporun okunması ve dekara gübre hesabı.',
    content: `Laboratuvar size torbadaki toprağı anlatır, tarlayı değil. Bir kilogramlık torba, bir dekarın ilk otuz santimindeki 400 tona yakın toprağın yerine geçer. Hatanın büyüğü çözümlemede değil, torba doldurulurken yapılır.

## Ne zaman alınır

Ekimden ya da dikimden bir iki ay önce, toprak tavındayken alın. Gübre ve çiftlik gübresi attıktan sonra en az iki ay geçmiş olsun. Meyve bahçesinde hasattan sonra, güz gübresinden önce alınır. Yılları karşılaştırmak için her seferinde aynı mevsimi seçin.

## Nereden ve kaç noktadan

Tarlayı önce gözle bölün: rengi, eğimi, verimi ve geçmişi farklı olan her parçadan ayrı numune alın. Tek tip görünen 20–40 dekardan bir karışık numune yeter. Bu numune zikzak yürüyerek alınmış 15–20 noktanın karışımıdır.

Tarla kenarından, yol ve ark boyundan, gübre yığılmış yerden, hayvan yatağından, harman yerinden, su göllenen çukurdan ve sıra üstünden almayın.

## Nasıl alınır

Yüzeydeki sapı sıyırın. Burgu yoksa belle V biçiminde bir çukur açın, bir yüzünden üç santim kalınlıkta dilim alın, dilimin ortasından şerit çıkarın. Tarla bitkisi ve sebzede derinlik **0–30 santimdir**. Meyvede 0–30 ve 30–60, yeni bahçe kurulacaksa 60–90 santim de ayrı torbalara alınır.

Noktaları temiz bir plastik kovada karıştırın, taşı ve kökü ayıklayın, bir kilosunu torbaya koyun. Galvanizli kova çinko sonucunu bozar. Etikete ad, parsel, derinlik, tarih ve ekilecek ürün yazılır. Yaş toprağı gölgede kurutun; nitrat azotu istiyorsanız soğukta ve aynı gün gönderin.

## Laboratuvardan ne istenir

Bünye, pH, EC, kireç, organik madde, alınabilir fosfor ve potasyum temel pakettir. Bahçede ve serada bunlara demir, çinko, mangan ve bor eklenir. Bakanlıkça yetkilendirilmiş bir laboratuvar seçin, her yıl aynı yerle çalışın; yöntem değişirse sayılar karşılaştırılamaz.

Meyvede toprak raporu tek başına yetmez. Yaz ortasında, o yılın sürgününün ortasından yaprak numunesi de alın. Toprak besinin var olup olmadığını, yaprak bitkinin onu alıp alamadığını söyler.

## Rapor nasıl okunur

**pH** 7,5’in üstündeyse demir, çinko ve fosfor toprakta olsa da bitki zor alır. Türkiye topraklarının çoğu böyledir; demiri toprağa bu pH’ya dayanan şelatla (EDDHA) verin.

**Organik madde** yüzde 2’nin altındaysa azdır. Organik maddesi yüzde 1 olan toprakla yüzde 3 olan toprağa aynı azot dozu yazılmaz.

**Fosfor** dekarda P₂O₅ olarak 6 kilonun altındaysa az, 9’un üstündeyse yeterlidir. On ikinin üstünde fosforlu gübreye o yıl gerek yoktur.

**Potasyum** dekarda K₂O olarak 20 kilonun altındaysa az, 30’un üstündeyse yeterlidir.

**Tuzluluk (EC)** sature çamur özütünde 2 dS/m’nin altındaysa toprak tuzsuz, 2–4 arası hafif, 4–8 arası orta tuzludur. Fasulye 1,0, biber 1,5, domates 2,5, buğday 6,0, pamuk 7,7 dS/m’ye kadar verim kaybetmez. Raporun hangi yöntemle ölçtüğüne bakın: 1:2,5 toprak-su karışımında okunan sayı daha düşüktür, bu eşiklerle karşılaştırılmaz.

## Gübre nasıl hesaplanır

Örnek yapalım. Sulanan buğdaydan dekara 600 kilo bekliyorsunuz. Yüz kilo dane için bitki 2,5–3 kilo azot kaldırır; toplam 15–18 kilodur. Topraktan ve ön bitkiden dört beş kilo gelecekse kabaca 12 kilo saf azot verirsiniz.

Torbadaki kilo, saf kiloyu yüzdeye bölerek bulunur. **12 kilo azot, yüzde 46’lık üreden 26 kilo, yüzde 26’lık kalsiyum amonyum nitrattan 46 kilo eder.** Üçte birini ekimde, gerisini kardeşlenme ve sapa kalkmada bölerek verin. Üreyi kireçli toprağın üstünde bırakmayın; yağmurdan önce atın ya da toprağa karıştırın, yoksa bir kısmı amonyak olup uçar.

Damlamayla gübre veriyorsanız aynı azotu haftalara bölün. Gübreli suyun EC’sini damlatıcıda ölçün; topraklı serada domateste 2,5 dS/m’yi aşmayın.

## Tek numune yetmediğinde

Tek karışık numune ortalamayı verir. Tarlanız gerçekten tek tipse bu yeter. Verim haritası ya da uydu görüntüsü lekeli çıkıyorsa Toprak etüdü ve haritalama hizmetimiz dekar başına bir noktadan örnek alır, gübreyi bölgelere dağıtır. Kök 6’nın kalibrasyonu da aynı örneklerle yapılır.`,
    author: 'Selma Ağırbaş, toprak bilimci',
    daysAgo: 296,
    picture: 'numune.webp',
    publishOption: 'now',
  },
] satisfies readonly (Partial<Post> &
  Scheduled & {
    daysAgo: number
    picture: string
    related: { serviceIds?: string[]; productIds?: string[] }
  })[]
