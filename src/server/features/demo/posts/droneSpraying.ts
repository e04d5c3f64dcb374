import type { DemoPost } from './demoPost.ts'

export const droneSpraying: DemoPost = {
  title: 'Dronla ilaçlama: ne zaman işe yarar, ne zaman yaramaz?',
  related: { serviceIds: ['Uydu ve dron ile izleme'], productIds: ['Kırlangıç 20 ilaçlama dronu'] },
  excerpt:
    'Drone ile ilaçlama yapıyor muyuz? Evet, ama her üründe ve her havada değil. İzin, damla, rüzgâr ve dekara litre hesabı bu yazıda.',
  author: 'Okan İnceöz',
  daysAgo: 96,
  picture: 'dron.webp',
  publishOption: 'now',
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
  en: {
    title: 'Spraying by drone: when it works, and when it does not',
    excerpt:
      'Do we spray by drone? Yes, but not every crop and not in all weathers. Permits, droplets, wind and litres per hectare in one article.',
    content: `The question we are asked most is this: do you spray by drone? Yes, we do, with Kırlangıç 20. But not every crop, not with every product and not in every weather. This article tells you when we say yes, and when we say no.

## First, the permit

In Türkiye a spraying drone counts as crop protection equipment. It must be licensed by the Ministry of Agriculture and Forestry and registered with the Directorate General of Civil Aviation, and its pilot must be certified. Each job needs a permit from the provincial directorate of agriculture as well.

The Ministry decides which crop may be flown, against which pest and with which product. The list is short, and it changes; one of the first uses to be allowed was against blast in rice. At least three kilometres are required between the sprayed area and pasture, housing or wetland. We check the present list with the directorate that your field belongs to. **We do not fly what the permit does not cover, even if the owner of the field asks for it.**

## Where it works

It works where a tractor cannot go: rice standing in water, fields on the plain that stay muddy for three days after rain, a crop that has outgrown the tractor. A drone does not crush the crop and does not carry disease on its wheels.

It works where time is short. If the right weather lasts for two hours in the morning, Kırlangıç 20 covers fifteen hectares in that window.

It works where trouble comes in patches. If 1.2 hectares of a field of 10 hectares are diseased, the map from our satellite and drone monitoring becomes a flight plan, and the product goes to those 1.2 hectares alone.

## Where it does not

In fruit trees with a dense canopy it is hard to get the product to the underside of the leaves. Against pests that cling to the wood, such as scale insects and mealybugs, a well-adjusted orchard sprayer covers better. For a contact product that has to cover the whole leaf, ten litres of water per hectare are mostly too little. And we do not fly herbicides while there is a sensitive crop downwind; droplets that drift burn your neighbour’s crop.

## How many litres per hectare

A field sprayer puts out 200–300 litres of water per hectare, a drone 10–20. The dose of product per hectare is the same; there is less water to carry it. So what decides the result is not the litres but the number of droplets that reach the leaf.

We count droplets on water-sensitive paper. For a systemic product we want 20–30 per square centimetre, for a contact fungicide 50–70. If the paper does not show that, we fly slower and put out more litres.

Fine droplets cover well but drift; coarse ones land where they should but cover less. For fungicides we choose 150–250 microns, for herbicides more than 300. At 12 litres per hectare, the twenty-litre tank of Kırlangıç 20 is enough for 1.6 hectares.

## In what weather we fly

The drone flies in a wind of 8 m/s; the spray does not. We spray **in a wind of 1–3 m/s, below 28 °C and above 50 per cent relative humidity**. 3 m/s is about 10 km/h.

Dead calm is no good either. At sunrise the air near the ground is colder than the air above it (a temperature inversion); fine droplets hang in that layer and come down where you least expect them. So we do not begin until the sun is up and the dew has lifted. No rain should be due for at least six hours, or for as long as the label says if that is longer. Poyraz marks the right hours, the pilot makes the final decision.

We do not spray a crop in flower. Beekeepers nearby are told beforehand.

## How to ask for it

Write to us on the contact page: crop, area, location and what the trouble is. An agronomist comes to see the field. If it needs no spraying, we say so; if it does, we prepare the application for the permit and the sketch of the field. You buy the prescribed product, we apply it.

After the flight you keep a record of litres, wind, speed and route, and can show it as your spray record at a certification audit. If you would rather buy the drone, two days of hands-on training are included in the price.`,
  },
}
