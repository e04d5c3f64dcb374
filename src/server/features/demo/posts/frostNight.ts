import type { DemoPost } from './demoPost.ts'

export const frostNight: DemoPost = {
  title: 'Don gecesi: hangi derecede korkmalı, saat kaçta kalkmalı?',
  related: { serviceIds: ['Don ve hastalık erken uyarısı'], productIds: ['Poyraz meteoroloji istasyonu'] },
  excerpt:
    'Çiçeğin evresine göre don eşikleri, akşamdan okunan işaretler, yağmurlamanın ve pervanenin doğru saati. Erken kapatılan su, hiç açılmayandan kötüdür.',
  author: null,
  daysAgo: 221,
  picture: 'don.webp',
  publishOption: 'now',
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
  en: {
    title: 'Frost night: which temperature to fear, and when to get up',
    excerpt:
      'Frost thresholds for each stage of blossom, the signs you can read in the evening, and the right hour for sprinklers and wind machines. Water shut off too early is worse than none.',
    content: `Most spring frosts come on clear nights without wind. The soil gives its warmth to the sky, the air cools, grows heavy and runs into the hollows. This is called radiation frost, and something can be done about it. The frost that a cold air mass brings with the wind is another matter: since the air is equally cold at every height, a wind machine is useless, and sprinklers often make the damage worse.

## Which temperature is dangerous?

There is no single frost threshold; it depends on the stage of the blossom. **In full bloom, half an hour at −2.2 °C kills about a tenth of the flowers of apple, pear and cherry; in peach and apricot it takes −2.8 °C.** Nine tenths are killed at −3.9 °C in apple and cherry, at −4.4 in pear and peach, and at −5.6 in apricot. Once the fruit has set, it stands less: a small green apricot begins to suffer at −2.2 °C.

Between a little damage and a lot lie two or three degrees. That is why a thermometer that is half a degree out is an expensive one. It should be shielded, level with the canopy, and in the lowest part of the orchard.

## What the evening tells you

If the sky is clear, the wind has dropped and the dew point is below zero, get ready. Dry air cools fast; in humid air the water that condenses gives off heat and slows the fall. With 6 degrees at eight in the evening and a dew point of −4, you will see frost before morning.

The lowest temperature comes at sunrise. Most of the damage is done between three and seven. Poyraz warns you two hours before the threshold, so there is no need to set an alarm and sit up.

## What costs nothing

Keep the soil bare, firm and moist. Mow the grass before the frost. Do not till that week; loosened soil does not let the warmth below come up. A day or two before the frost, irrigate enough to wet the top thirty centimetres: moist soil stores more heat by day, and gives it back at night. On a slope, clear the heap of weeds or open the dense hedge that blocks the path of the cold air.

Together these make a degree or two. Some nights that is enough.

## Protecting with water

Overhead sprinklers work with the heat that freezing water gives off. One gram of water gives off 80 calories when it freezes, but takes 600 calories when it evaporates. So starting late or stopping early is worse than not starting at all.

What decides is not the air temperature but the **wet-bulb temperature**. Start as the wet bulb comes down to zero. In still air, down to −3 or −4 °C, you need 3–4 millimetres of water an hour; that is 30–40 tonnes per hectare and hour. If you do not have the water and the pump to keep it up all night, do not begin. Clear ice means that there is enough water, milky ice that there is too little. Do not stop until the sun is up, the wet bulb is above zero, and the ice has begun to fall off by itself.

Mini-sprinklers under the trees do not load the branches with ice, and gain a degree or two. Ark 4 starts either of them from a distance, and tells you if the pressure drops.

## Wind machines and heaters

A wind machine makes no heat; it brings down the warmer air from above. Unless there are at least one and a half to two degrees between two metres and ten, it turns for nothing. The ten-metre extension of Poyraz is there to measure that difference. One machine protects 4–5 hectares.

With heaters, many small fires do more than a few large ones; the air over a large fire escapes upwards. Do not burn tyres. Smoke does not hold the warmth, it poisons the air, and it is against the law.

## The next day

In the afternoon, cut a hundred flowers from different parts of the orchard and look at the centre. Where the pistil is brown, the flower is dead. Do not decide on thinning, fertiliser or pruning before you know the share: in a year of plenty, losing twenty per cent of the flowers may not cost any yield at all.

If you are insured, report the damage within the time that your policy gives. You can hand the assessor the five-minute record that Poyraz kept of the night. If you would like to know the cold spot and the threshold of your orchard beforehand, that is what our frost and disease early warning is for.`,
  },
}
