import { join } from 'node:path'

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
  'domates.webp': {
    tr: 'Çizim, yakından: üstünde iri su damlaları duran sarı, yaprak biçimli bir algılayıcı; yanında ölçüm kutusu, arkasında kızarmaya başlamış domatesler.',
    en: 'Drawing, close up: a yellow, leaf-shaped sensor with large drops of water on it; a measuring box beside it, and tomatoes that begin to ripen behind.',
  },
  'don.webp': {
    tr: 'Çizim: yıldızlı gecede, taç yaprakları kırağılanmış çiçekli bir kayısı dalı; dala asılı termometre eksi üç dereceye yakın.',
    en: 'Drawing: a branch of apricot blossom on a starry night, rime on its petals; a thermometer on the branch shows nearly three degrees below zero.',
  },
  'dron.webp': {
    tr: 'Çizim, yakından: tarlanın üzerinde dört pervaneli yeşil bir dron; altından ekin sıralarına ilaç iniyor.',
    en: 'Drawing, close up: a green drone with four rotors above a field, spraying the rows of crop below.',
  },
  'etut.webp': {
    tr: 'Çizim, yakından: kesiti alınmış toprak; üstte yeşil ekin sıraları, altta üç katman, ortasında halkalarla ölçen bir sonda.',
    en: 'Drawing, close up: soil cut open, green rows of crop above, three layers below, and in the middle a probe that measures in rings.',
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
    tr: 'Çizim, çok yakından: toprağın alt katmanında duran sondanın ucu; çevresinde mavi ölçüm halkaları.',
    en: 'Drawing, very close: the tip of a probe in the lowest layer of soil, with blue rings of measurement around it.',
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
    tr: 'Çizim: ekin sıralarının arasında toprağa çevrilmiş, ahşap saplı bir burgu; önünde cetvelli tepsi, yanında numune torbaları.',
    en: 'Drawing: an auger with a wooden handle, turned into the ground between rows of crop; a tray with a rule in front of it, sample bags beside.',
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
    tr: 'Çizim, yakından: önü açılmış çelik silonun içinde sarı algılayıcıları olan üç kablo; birinin çevresi kırmızı halkayla işaretli.',
    en: 'Drawing, close up: inside a steel silo that is cut open, three cables with yellow sensors; a spot on one is ringed in red.',
  },
  'sulama.webp': {
    tr: 'Çizim, yakından: tarlada mavi bir boru boyunca dizilmiş dört vana, biri sarı; her birinden bir damla sulama hattı çıkıyor.',
    en: 'Drawing, close up: four valves, one of them yellow, in a row along a blue pipe in a field; a drip line leads from each.',
  },
  'tuz.webp': {
    tr: 'Çizim, yakından: tarlada beton ayaklar üzerinde mavi bir su borusu; ortasında sarı algılayıcılı, göstergeli bir ölçer.',
    en: 'Drawing, close up: a blue water pipe on concrete supports in a field; in its middle a meter with yellow sensors and a display.',
  },
  'uyari.webp': {
    tr: 'Çizim, yakından: üzüm salkımlı bir bağ sırasının başında, üstünde su damlaları duran sarı yaprak biçimli bir algılayıcı.',
    en: 'Drawing, close up: at the end of a row of vines with grapes, a yellow, leaf-shaped sensor with drops of water on it.',
  },
  'yaz.webp': {
    tr: 'Çizim: yaz güneşi altında yukarıdan bozkır. Dönen sulama kollarının altında yeşil daireler, aralarında sarı tarlalar, ufukta tek bir dağ; öndeki daire işaretli.',
    en: 'Drawing: dry plains from above under the summer sun. Green circles under turning irrigation arms, yellow fields between them, one mountain on the horizon; the circle in front is marked.',
  },
}

/** Alternative texts of a demo picture, as in its library entry. */
export const altTextsOf = (file: string): { alt: string; en: { alt: string } } => {
  const { tr, en } = altTexts[file]!
  return { alt: tr, en: { alt: en } }
}

/** Library entries of all demo pictures. */
export const demoPictures = Object.keys(altTexts).map((name) => ({ name, ...altTextsOf(name) }))
