import { join } from 'node:path'
import { inLanguageOrder } from '../../../contract/singletons/initialValues.ts'

/** The folder of the demo's images. */
export const PICTURES = join(import.meta.dirname, 'pictures')

interface Words {
  tr: string
  en: string
}

/** Alternative texts of the files in `pictures/` (WCAG 1.1.1). */
const altTexts: Readonly<Record<string, Words>> = {
  'akpinar.webp': {
    tr: 'Çizim, yukarıdan: döner sulama kollarının çizdiği daire tarlalar; yeşil olanlardan biri işaretli.',
    en: 'Drawing from above: round fields drawn by turning irrigation arms; one of the green ones is marked.',
  },
  'ambar.webp': {
    tr: 'Çizim: ön yüzü kesilip açılmış çelik tahıl silosu. İçinde üç algılayıcı kablosu sarkıyor, birinin çevresi kırmızıyla halkalanmış; yanında güneş panelli bir kutu var.',
    en: 'Drawing: a steel grain silo cut open at the front. Three sensor cables hang inside, a spot on one of them ringed in red; a box with a solar panel stands beside it.',
  },
  'ark-4.webp': {
    tr: 'Çizim: tarlada direk üstünde güneş panelli bir kumanda kutusu; önündeki mavi borudan dört vanayla dört damla sulama hattı ayrılıyor, birinin vanası sarı.',
    en: 'Drawing: a control box with a solar panel on a post in a field; four valves, one of them yellow, lead from a blue pipe into four drip lines.',
  },
  'belge.webp': {
    tr: 'Çizim, yakından: ekin sıralarının arasında açık duran bir tarla defteri. Sol sayfada satır satır kayıtlar, biri sarıyla işaretli; sağda bir eğri ve üstünde kurşun kalem.',
    en: 'Drawing, close up: a field notebook lies open between rows of crop. Line upon line of records on the left page, one marked in yellow; on the right a curve, with a pencil across it.',
  },
  'cagri.webp': {
    tr: 'Çizim: hasır şapkalı, siyah sakallı, mavi gömlekli bir adam; arkasında ekin sıraları.',
    en: 'Drawing: a man in a straw hat with a black beard and a blue shirt, rows of crop behind him.',
  },
  'ciy.webp': {
    tr: 'Çizim: üzüm salkımlı bir bağ sırasının başında, kolunun ucunda üstünde su damlaları duran sarı yaprak biçimli algılayıcıyla bir ölçüm kutusu.',
    en: 'Drawing: at the end of a row of vines with grapes, a measuring box on a post holds out a yellow, leaf-shaped sensor with drops of water on it.',
  },
  'debi.webp': {
    tr: 'Çizim: ayaklar üzerinde, akış yönü okla gösterilen mavi bir su borusu; ortasına flanşla bağlanmış ölçerin üstünde antenli, göstergeli bir kutu var.',
    en: 'Drawing: a blue water pipe on supports, an arrow showing the flow; a meter is bolted into its middle, with a box above it that has a display and an antenna.',
  },
  'derinlik-grafigi.webp': {
    tr: 'Grafik: bir haftada altı derinlikte toprak nemi. İki kez verilen 18 mm suyla 10, 20, 30 ve 40 santimdeki çizgiler yükseliyor; 60 santim neredeyse, 80 santim hiç kıpırdamıyor. Not: su 40 cm’de durdu.',
    en: 'Chart: soil moisture at six depths over a week. After each of two waterings of 18 mm the lines at 10, 20, 30 and 40 cm rise; 60 cm hardly moves, 80 cm not at all. Note: the water stopped at 40 cm.',
  },
  'domates.webp': {
    tr: 'Çizim, yakından: yağmurdan sonra bir domates dalı. Yapraklarda su damlaları ve sarı haleli, halka halka kahverengi lekeler; sağda biri kızarmış üç domates.',
    en: 'Drawing, close up: a tomato branch after rain. On its leaves drops of water and brown, ringed spots in yellow halos; on the right three tomatoes, one of them red.',
  },
  'don.webp': {
    tr: 'Çizim: yıldızlı gecede, taç yaprakları kırağılanmış çiçekli bir kayısı dalı; dala asılı termometre eksi üç dereceye yakın.',
    en: 'Drawing: a branch of apricot blossom on a starry night, rime on its petals; a thermometer on the branch shows nearly three degrees below zero.',
  },
  'dron.webp': {
    tr: 'Çizim: yeşil tarlada sararmış, çerçeveyle işaretli bir bölge. Üstündeki dron noktalı uçuş hattını izleyip yalnızca orayı ilaçlıyor; solu işlenmiş, sağı daha sarı.',
    en: 'Drawing: a patch of yellowed crop in a green field, marked with a frame. A drone above follows its dotted lanes and sprays only there; the left is done, the right still yellow.',
  },
  'etut.webp': {
    tr: 'Çizim: üç ayrı renkte toprağı olan bir tarla; kesikli çizgilerle karelere ayrılmış, her karede bir flama. Önde toprağa saplanmış burgu ve etiketli üç numune torbası.',
    en: 'Drawing: a field with soil of three colours, divided into squares by dashed lines, a flag in each. In front an auger stands in the ground beside three labelled sample bags.',
  },
  'gokceli.webp': {
    tr: 'Çizim, yukarıdan: sıra sıra ağaçlarıyla bir narenciye bahçesi; bir parseli çerçeveyle işaretli.',
    en: 'Drawing from above: a citrus orchard with trees in rows; one parcel is marked with a frame.',
  },
  'guz.webp': {
    tr: 'Çizim: güneş dağların ardına inerken yukarıdan bir ova. Kızarmış bağ sıraları, zeytinlikler, sürülmüş tarlalar, aralarından kıvrılan bir ırmak; yeşermeye başlamış bir tarla işaretli.',
    en: 'Drawing: a plain from above as the sun sinks behind mountains. Rows of red vines, olive groves, ploughed land and a winding river; one field of young green is marked.',
  },
  'hakkimizda.webp': {
    tr: 'Çizim, yukarıdan: sarı ve yeşil tarlaların arasında, çerçeveyle işaretli, ekin sıraları görünen dar bir parsel.',
    en: 'Drawing from above: among yellow and green fields a narrow parcel with rows of crops is marked with a frame.',
  },
  'hasat.webp': {
    tr: 'Çizim: yağmur altında, içinde domates sıraları görünen bir sera. Çatının oluğundan inen boru sarı bir sayaçtan geçip yandaki havuza dökülüyor.',
    en: 'Drawing: a greenhouse in the rain, rows of tomatoes inside. A pipe leads from the gutter through a yellow meter into the pool beside it.',
  },
  'ilkbahar.webp': {
    tr: 'Çizim: ilkbaharda yukarıdan bir ova. Açık yeşil tarlalar, pembe çiçekli meyve bahçeleri, kavaklar; ardında karlı dağlar. Yeşil tarlalardan biri işaretli.',
    en: 'Drawing: a plain from above in spring. Pale green fields, orchards in pink blossom and poplars, snowy mountains behind; one of the green fields is marked.',
  },
  'izleme.webp': {
    tr: 'Çizim: dokuz tarlanın üzerinde güneş panelli bir uydu. Sarı merceğinden inen kesikli çizgiler ortadaki tarlayı çevreliyor; tarlada sararan iki leke var.',
    en: 'Drawing: a satellite with solar panels above nine fields. Dashed lines from its yellow lens enclose the one in the middle, where two patches turn yellow.',
  },
  'kayrak.webp': {
    tr: 'Çizim, yukarıdan: yamaçta kat kat inen bağ setleri; ortadaki set işaretli.',
    en: 'Drawing from above: terraces of vines down a slope; the one in the middle is marked.',
  },
  'kirlangic-20.webp': {
    tr: 'Çizim: dört pervaneli yeşil bir dron, altındaki ekin sıralarına iki yanından sıvı püskürtüyor.',
    en: 'Drawing: a green drone with four propellers sprays the rows of crops below it from both sides.',
  },
  'kok-6.webp': {
    tr: 'Çizim: kesiti açılmış toprağa dik duran, üst üste halkalı bir sonda; çevresine dalgalar yayılıyor. Başı toprağın üstünde, güneş panelli ve antenli.',
    en: 'Drawing: a ringed probe upright in soil that is cut open, waves spreading around it. Its head, with a solar panel and an antenna, stands above the ground.',
  },
  'kis.webp': {
    tr: 'Çizim: ayazlı, yıldızlı bir gece. Kırağı düşmüş ekin sıralarının ortasında, üstü kırağı tutmuş bir hava istasyonu eksi 6,4 dereceyi bildiriyor; ileride ışığı yanan bir ev, karlı dağlar, hilal.',
    en: 'Drawing: a clear, freezing night. Among rows of crop white with frost a weather station covered in rime reports minus 6.4 degrees; beyond it a house with lit windows, snowy mountains and a crescent moon.',
  },
  'kopru.webp': {
    tr: 'Çizim: tarlada halatlarla gerilmiş bir direk; tepesinde sarı bir anten, gövdesinde kutu ve güneş paneli. Noktalı çizgiler anteni çevredeki altı küçük algılayıcıya bağlıyor.',
    en: 'Drawing: a guyed mast in a field with a yellow antenna at its top, a box and a solar panel. Dotted lines join the antenna to six small sensors around it.',
  },
  'nem.webp': {
    tr: 'Çizim: mısır sırasının altında 80 santime kadar açılmış toprak. Damlatıcıların suyu mavi halkalarla kök boyunca iniyor, 50 santime varmadan duruyor; sağda derinlik cetveli.',
    en: 'Drawing: soil cut open to 80 cm under a row of maize. Water from the emitters goes down along the roots in blue rings and stops before 50 cm; on the right a rule of depths.',
  },
  'nem-haritasi.webp': {
    tr: 'Harita: parseller 30 santimdeki neme göre renkli, kuru kızıldan ıslak maviye; sondaların değerleri yüzde 17’den 37’ye. En ıslaklardan biri işaretli.',
    en: 'Map: plots in colours of their moisture at 30 cm, from dry red to wet blue; probes read from 17 to 37 percent. One of the wettest is marked.',
  },
  'numune.webp': {
    tr: 'Çizim, yakından: cetvelli tepside yüzeyden aşağıya sıralanmış bir toprak karotu. Arkasında toprağa girmiş burgu, yanında etiketli üç numune torbası.',
    en: 'Drawing, close up: a core of soil lies in a tray along a rule, from the surface down. Behind it the auger in the ground, beside it three sample bags with labels.',
  },
  'nurgul.webp': {
    tr: 'Çizim: kısa kır saçlı, gözlüklü, beyaz önlüklü bir kadın; boynunda sarı bir fular, arkasında ekin sıraları.',
    en: 'Drawing: a woman with short grey hair, glasses and a white coat, a yellow scarf at her neck, rows of crop behind her.',
  },
  'okan.webp': {
    tr: 'Çizim: sarı kasketli, bıyıklı, koyu yelekli bir adam; arkasında ekin sıraları.',
    en: 'Drawing: a man in a yellow cap with a moustache and a dark vest, rows of crop behind him.',
  },
  'okul.webp': {
    tr: 'Çizim: tarla başında bir ders. Ekin sıralarının önündeki tahtada lekeli bir yaprakla, memeden damlayan suyu toplayan ölçü kabı; çevresinde saman balyaları, yanında sırt pülverizatörü.',
    en: 'Drawing: a lesson at the edge of a field. On a board before the rows of crop a spotted leaf, and a measuring jug under a dripping nozzle; straw bales around it, a backpack sprayer beside.',
  },
  'poyraz.webp': {
    tr: 'Çizim: tarlada bir hava istasyonu. Tepesinde sarı kepçeli rüzgârölçer, altında beyaz siper, güneş paneli ve kutu; yanında yağmurölçer var.',
    en: 'Drawing: a weather station in a field. Yellow wind cups at the top, a white radiation shield, a solar panel and a box below; a rain gauge stands beside it.',
  },
  'selma.webp': {
    tr: 'Çizim: uzun kahverengi saçlı, yeşil ceketli bir kadın; arkasında ekin sıraları.',
    en: 'Drawing: a woman with long brown hair and a green jacket, rows of crop behind her.',
  },
  'silo.webp': {
    tr: 'Çizim: kesiti alınmış bir tahıl silosu. Beş kablodaki noktaların çoğu sarı; yığının ortasında kızıla dönen bir leke ve çevresindeki noktalar kırmızı. Sağda havalandırma fanı.',
    en: 'Drawing: a grain silo in section. Most points on the five cables are yellow; deep in the grain a spot turns red, and so do the points around it. On the right a fan.',
  },
  'sulama.webp': {
    tr: 'Çizim: gün doğarken damla hatlı mısır sıraları, önünde bir telefon. Ekranında saat 06:00 ve bugünkü sulama: mısıra 18 mm, 4 saat, vana 2; elmaya 9 mm, 2 saat, vana 4; domateste bugün bekleyin.',
    en: 'Drawing: rows of maize with drip lines at sunrise, a phone in front. It shows 06:00 and today’s irrigation: maize 18 mm, 4 hours, valve 2; apples 9 mm, 2 hours, valve 4; tomatoes: wait today.',
  },
  'tuz.webp': {
    tr: 'Çizim: damla hattının altında toprak kesiti. Her damlatıcının altında ıslak bir yarım küre, kenarında beyaz tuz; domates kökleri iki ıslaklığın arasında, yüzeyde tuz kabuğu.',
    en: 'Drawing: soil in section under a drip line. Below each emitter a bulb of wet soil with white salt at its edge; tomato roots grow between two bulbs, a crust of salt on the surface.',
  },
  'uyari.webp': {
    tr: 'Çizim: gün doğmadan çiçek açmış bir meyve bahçesi. Sıraların arasında iki kanatlı bir don pervanesi yukarıdaki ılık havayı ağaçlara indiriyor; gökte son yıldızlar, yerde kırağı.',
    en: 'Drawing: an orchard in blossom before sunrise. Among the rows a wind machine with two blades draws the warm air above down to the trees; the last stars in the sky, frost on the ground.',
  },
  'yaz.webp': {
    tr: 'Çizim: yaz güneşi altında yukarıdan bozkır. Dönen sulama kollarının altında yeşil daireler, aralarında sarı tarlalar, ufukta tek bir dağ; öndeki daire işaretli.',
    en: 'Drawing: dry plains from above under the summer sun. Green circles under turning irrigation arms, yellow fields between them, one mountain on the horizon; the circle in front is marked.',
  },
}

/** Alternative texts of a demo picture, as in its library entry. */
export const altTextsOf = (file: string): { alt: string; en: { alt: string } } => {
  const { tr, en } = altTexts[file]!
  return inLanguageOrder({ alt: tr, en: { alt: en } })
}

/** Library entries of all demo pictures. */
export const demoPictures = Object.keys(altTexts).map((name) => ({ name, ...altTextsOf(name) }))
