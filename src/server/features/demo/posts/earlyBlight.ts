import type { DemoPost } from './demoPost.ts'

export const earlyBlight: DemoPost = {
  title: 'Domateste erken yanıklık: ilacı takvime değil, yaprağa göre atın',
  related: { serviceIds: ['Don ve hastalık erken uyarısı'], productIds: ['Çiy yaprak ıslaklık sensörü'] },
  excerpt:
    'Halkalı leke nasıl tanınır, mildiyöden nasıl ayrılır, yaprak kaç saat ıslak kalırsa risk başlar? Yağmurdan önce ilaç atılır mı?',
  author: 'Dr. Nurgül Yeşilırmak',
  daysAgo: 12,
  picture: 'domates.webp',
  publishOption: 'now',
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
  en: {
    title: 'Early blight in tomatoes: spray by the leaf, not by the calendar',
    excerpt:
      'How to recognise the ringed spot and tell it from late blight, how many wet hours make a risk, and whether it pays to spray ahead of rain.',
    content: `In tomatoes, early blight begins on the lower leaves. First you see brown dots the size of a pinhead. A dot grows towards a centimetre, rings appear inside it, one within the other, and its surroundings turn yellow. The leaf dries up, and the plant is stripped from the bottom. The cause is Alternaria solani and its close relatives; potatoes get the same disease.

## Three that are easily confused

**Early blight** makes a dry, ringed spot with a clear edge. It starts on old leaves. On the fruit it makes a sunken, black patch at the base of the stalk.

**Late blight** makes a patch that looks wet and has neither rings nor a clear edge. In cool, rainy weather it strikes young leaves too. On damp mornings there is a white mould under the leaf. It can finish a field in a few days, and it needs a different product.

**Septoria** makes many small spots with a grey centre and tiny black dots on it.

If you are not sure, put a spotted leaf in a bag with damp kitchen paper and leave it overnight. If there is white mould at the edge of the spot next morning, suspect late blight. A firm diagnosis is for an agronomist or a laboratory.

## What the fungus wants

It wants 24–29 °C and a wet leaf. It does not have to rain: dew will do, and so will an evening under sprinklers.

Forecasting models give each day a risk score from nought to four. If the wet hours average 21–25 °C, a leaf that was wet for 3–5 hours scores one, for 6–12 hours two, for 13–20 hours three, and for longer four. A first spray is considered once the total since planting reaches 35, and repeated after every 15–20 further points. The threshold is adjusted to region and variety.

The Çiy sensor records every ten minutes how wet the upper and lower side of a leaf are, and keeps the score by itself. In a dry June twenty days may not add up to ten points. Whoever sprays once a week by the calendar wastes three sprays that month.

## Before you reach for the sprayer

Pick the diseased leaves below the first truss while it is dry, and take them off the field. A leaf dropped between the rows goes on feeding the fungus.

Change from sprinklers to drip. If you cannot, irrigate in the morning, so that the leaf is dry by noon. Mulch the soil: the fungus reaches the lower leaves with soil that raindrops splash up.

Do not let the plants go hungry. A leaf short of nitrogen and potassium ages early, and early blight likes old leaves. Do not bring tomatoes, potatoes or aubergines back to the same field before three years are up.

## What is different under glass

In a greenhouse there is no rain, but there is condensation in the morning. Open the vents a little half an hour before sunrise, so that the moisture leaves before the plants warm up. If relative humidity stays below 85 per cent at night, the leaf mostly stays dry. Look separately at the row under a cover that drips; more often than not the disease begins there. And hang the Çiy sensor level with the lower leaves, not up in the roof.

## Rain tomorrow: should you spray today?

Do not spray wet leaves. A protectant stays on the surface of the leaf, and needs time to dry. Where the label names no time, look for **at least six hours without rain**. Without those six hours the product is washed off, and it is better to wait. With them, a spray ahead of the rain is useful, because it is in the rain that the spores germinate.

After more than 25 millimetres of rain little protectant is left on the leaf; if the score is high, repeat it. The wind should be below 10 km/h.

## Choosing a product

Use a product that is registered for early blight in tomatoes; in Türkiye it is sold on prescription. Its mode of action stands on the pack as a FRAC number. Never use the same group twice in a row. This fungus soon becomes resistant to groups that act at a single site, above all to the strobilurins (FRAC 11); put a multi-site protectant such as copper in between.

Keep to the interval between last spray and harvest. For processing tomatoes ask for the factory’s own list as well: not every registered product is accepted there.

If you grow tomatoes on a large area, our frost and disease early warning watches the score for you. No message comes until the threshold is crossed; look at the lower leaves once a week all the same.`,
  },
}
