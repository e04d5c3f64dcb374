import type { DemoPost } from './demoPost.ts'

export const siloHeating: DemoPost = {
  title: 'Siloda kızışma: kokudan on gün önce görünen ısı',
  related: { productIds: ['Ambar silo sıcaklık kablosu'] },
  excerpt:
    'Kızışma yığının ortasında, sessizce başlar. Hangi nemde depolamalı, sıcaklık artışını nasıl okumalı, fanı ne zaman çalıştırmalı?',
  author: null,
  daysAgo: 1,
  picture: 'silo.webp',
  publishOption: 'schedule',
  scheduleDaysOffset: 5,
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
  en: {
    title: 'Heating in the silo: the warmth that shows ten days before the smell',
    excerpt:
      'Heating begins in the middle of the bulk, without a sound. How dry should grain go in, how do you read a rise in temperature, and when should the fan run?',
    content: `Wheat is alive until it leaves the silo, and it breathes. It takes in oxygen and gives off carbon dioxide, water and heat. In grain that is dry and cool the heat is so small that nobody notices. Once moisture or temperature rises, mould and insects breathe along with it, the heat cannot escape, and a pocket forms in the middle of the bulk. That is what we call heating.

Grain is a good insulator. You cannot feel a rise of ten degrees half a metre away, and you cannot see it from the hatch. By the time the smell reaches you, several tonnes are long lost.

## How dry should it go in?

Wheat and barley that are to keep for a year should enter the silo **below 13 per cent moisture**, maize below 14, sunflower below 8. The limit is low for oilseeds because oil holds no water: all the moisture is in what is left of the seed.

Do not trust the average. Tip two trailers into the same silo, one at 12 per cent and one at 16, and the average says 14, but mould starts in the layer at 16. Sample every trailer, and keep the wet ones apart.

A rule of thumb helps: one point less moisture, or five degrees less heat, roughly doubles the time for which grain keeps safely.

## What the warmth tells you

An Ambar cable looks less at single temperatures than at the difference between neighbouring points. For the whole bulk to stand at 28 °C at the end of summer is ordinary. For one point to reach 26 in a bulk of 23 is not. **A single point three degrees warmer than those around it is reason enough to start aerating.**

Where is it warm? Near the roof it is mostly water condensing under the steel: in winter the top of the bulk cools down, warm damp air rises from the middle and leaves its water there. In the middle and at the bottom it points to the core where fines and broken grain collect. If it is warm along one side only, look for water coming in at a seam of the sheeting.

The speed counts as well. One degree a week is watched. One degree a day does not wait.

## When the fan should run

The aim is to cool, not to dry. Run the fan when the air outside is at least five degrees cooler than the grain and its relative humidity is below 70 per cent. In summer those hours come after midnight.

6–10 cubic metres of air per tonne per hour are enough. At that rate the cooling front takes about 100–150 hours to pass through the silo. If it stops half-way, moisture gathers at the border of warm and cold, so finish the round that you began. Ambar can run the fan itself, and holds it back while the air outside is too damp.

Set the target in steps: 20–25 °C two weeks after harvest, below 15 by mid-autumn, 5–10 °C by the start of winter. Most storage insects stop breeding below 15 degrees, and you end the season without fumigating.

## What you gain while filling

Do not tip new grain on old dust and on the kernels left in the corners. That is where the insects come from. Fines and broken grain gather under the filling spout and build a core that lets no air through. After filling, draw a few tonnes from the bottom to take the core out, and level the top. From then on the same fan moves more air with the same electricity.

## If it has already heated

If there is a smell of burning or any smoke, leave the fan off and call the fire brigade. Otherwise aerate first. If the temperature has not come down within three days, empty the silo, turn the grain and set the heated part aside; never blend mouldy grain into sound grain. Fumigation is for people who are certified to do it. Do not gas the silo yourself.

**Never enter a silo alone.** Heating grain gives off carbon dioxide, and a crust that bridges over a hollow gives way under your feet. Nobody goes in without a harness on a line and a second person at the hatch.`,
  },
}
