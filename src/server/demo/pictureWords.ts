interface Words {
  tr: string
  en: string
}

/** What is seen in each file in `pictures/`, for whoever does not see it (WCAG 1.1.1): what it shows, not what it is shown for. */
const words: Readonly<Record<string, Words>> = {
  'ambar.webp': {
    tr: 'Çizim: ön yüzü kesilip açılmış çelik tahıl silosu. İçinde üç algılayıcı kablosu sarkıyor, birinin çevresi kırmızıyla halkalanmış; yanında güneş panelli bir kutu var.',
    en: 'Drawing: a steel grain silo cut open at the front. Three sensor cables hang inside, a spot on one of them ringed in red; a box with a solar panel stands beside it.',
  },
  'ark-4.webp': {
    tr: 'Çizim: tarlada direk üstünde güneş panelli bir kumanda kutusu; önündeki mavi borudan dört vanayla dört damla sulama hattı ayrılıyor, birinin vanası sarı.',
    en: 'Drawing: a control box with a solar panel on a post in a field; four valves, one of them yellow, lead from a blue pipe into four drip lines.',
  },
  'belge.webp': {
    tr: 'Çizim, yukarıdan: sıra sıra ağaçlı bahçeler ve tarlalar; kanalların yanında çift çizgiyle çevrilmiş bir parselin ortası noktayla işaretli.',
    en: 'Drawing from above: orchards in rows and fields; beside the canals one parcel is framed by a double line, with a dot at its middle.',
  },
  'ciy.webp': {
    tr: 'Çizim: üzüm salkımlı bir bağ sırasının başında, kolunun ucunda üstünde su damlaları duran sarı yaprak biçimli algılayıcıyla bir ölçüm kutusu.',
    en: 'Drawing: at the end of a row of vines with grapes, a measuring box on a post holds out a yellow, leaf-shaped sensor with drops of water on it.',
  },
  'cukurova.webp': {
    tr: 'Çizim, yukarıdan: kanalların böldüğü ovada sarı, yeşil ve kahverengi tarlalar; ortada işaretli koyu yeşil bir parsel.',
    en: 'Drawing from above: yellow, green and brown fields on a plain that canals divide, with one dark green parcel marked near the middle.',
  },
  'debi.webp': {
    tr: 'Çizim: ayaklar üzerinde, akış yönü okla gösterilen mavi bir su borusu; ortasına flanşla bağlanmış ölçerin üstünde antenli, göstergeli bir kutu var.',
    en: 'Drawing: a blue water pipe on supports, an arrow showing the flow; a meter is bolted into its middle, with a box above it that has a display and an antenna.',
  },
  'domates.webp': {
    tr: 'Çizim, yukarıdan: ağaç dizili bir yol ile bir kanalın böldüğü sarı, kahverengi ve yeşil tarlalar, aralarında kırmızı çatılı evler.',
    en: 'Drawing from above: yellow, brown and green fields divided by a canal and a road lined with trees, with red-roofed houses among them.',
  },
  'don.webp': {
    tr: 'Çizim, yukarıdan: yamaç boyunca kıvrılan teraslarda sıra sıra yeşil bitkiler, aralarından inen patikalar.',
    en: 'Drawing from above: rows of green plants on terraces that curve along a hillside, with footpaths winding down between them.',
  },
  'dron.webp': {
    tr: 'Çizim, yukarıdan: yeşilin, kahverenginin ve sarının tonlarında, çizgi çizgi sürülmüş tarlalar; aralarından iki su kanalı geçiyor.',
    en: 'Drawing from above: fields ploughed in lines, in shades of green, brown and yellow, crossed by two canals.',
  },
  'ege.webp': {
    tr: 'Çizim, yukarıdan: ağaçları nokta nokta görünen küçük bahçeler ve açık yeşil tarlalar; kanalın yanında bir bahçe çerçeveyle işaretli.',
    en: 'Drawing from above: small orchards, their trees like dots, and pale green fields; beside a canal one orchard is marked with a frame.',
  },
  'etut.webp': {
    tr: 'Çizim, yukarıdan: tarlaların ortasında, kanalın kıyısında çerçevelenmiş koyu yeşil bir parsel; içinde bir nokta.',
    en: 'Drawing from above: among fields, a dark green parcel at the edge of a canal is framed, with a dot at its middle.',
  },
  'hakkimizda.webp': {
    tr: 'Çizim, yukarıdan: sarı ve yeşil tarlaların arasında, çerçeveyle işaretli, ekin sıraları görünen dar bir parsel.',
    en: 'Drawing from above: among yellow and green fields a narrow parcel with rows of crops is marked with a frame.',
  },
  'hasat.webp': {
    tr: 'Çizim, yukarıdan: sıra sıra dikilmiş ağaçlarıyla meyve bahçeleri ve açık yeşil tarlalar, aralarında kanallar ve kırmızı çatılar.',
    en: 'Drawing from above: orchards planted in rows and pale green fields, with canals and red roofs between them.',
  },
  'izleme.webp': {
    tr: 'Çizim, yukarıdan: tarlaların arasından kıvrılan, iki yanı ağaçlı bir ırmak; altında kahverengi bir parsel işaretli.',
    en: 'Drawing from above: a river lined with trees winds between fields; below it a brown parcel is marked.',
  },
  'kirlangic-20.webp': {
    tr: 'Çizim: dört pervaneli yeşil bir dron, altındaki ekin sıralarına iki yanından sıvı püskürtüyor.',
    en: 'Drawing: a green drone with four propellers sprays the rows of crops below it from both sides.',
  },
  'kok-6.webp': {
    tr: 'Çizim: kesiti açılmış toprağa dik duran, üst üste halkalı bir sonda; çevresine dalgalar yayılıyor. Başı toprağın üstünde, güneş panelli ve antenli.',
    en: 'Drawing: a ringed probe upright in soil that is cut open, waves spreading around it. Its head, with a solar panel and an antenna, stands above the ground.',
  },
  'konya.webp': {
    tr: 'Çizim, yukarıdan: döner sulama kollarının çizdiği yeşil, sarı ve kahverengi daire tarlalar; ortadaki çerçeveyle işaretli.',
    en: 'Drawing from above: round green, yellow and brown fields, drawn by turning irrigation arms; the one in the middle is marked with a ring.',
  },
  'kopru.webp': {
    tr: 'Çizim: tarlada halatlarla gerilmiş bir direk; tepesinde sarı bir anten, gövdesinde kutu ve güneş paneli. Noktalı çizgiler anteni çevredeki altı küçük algılayıcıya bağlıyor.',
    en: 'Drawing: a guyed mast in a field with a yellow antenna at its top, a box and a solar panel. Dotted lines join the antenna to six small sensors around it.',
  },
  'menderes.webp': {
    tr: 'Çizim, yukarıdan: küçük tarlalarla dolu ovayı boydan boya geçen, menderesler çizen ağaçlı bir ırmak; üstünde işaretli bir parsel.',
    en: 'Drawing from above: a river lined with trees meanders right across a plain of small fields; above it one parcel is marked.',
  },
  'nem.webp': {
    tr: 'Çizim, yukarıdan: dilim dilim ekilmiş, içinde beyaz sulama kolu görünen daire tarlalar ve aralarında şerit tarlalar.',
    en: 'Drawing from above: round fields planted in wedges, each with a white irrigation arm, and striped fields between them.',
  },
  'numune.webp': {
    tr: 'Çizim, yukarıdan: yeşil ve kahverengi tarlaların arasında geniş kıvrımlar yapan, kıyıları ağaçlı bir ırmak.',
    en: 'Drawing from above: a river with trees along its banks makes wide bends between green and brown fields.',
  },
  'okul.webp': {
    tr: 'Çizim, yukarıdan: kırmızı çatılı evlerin serpildiği tarlalar; ortada çerçeveyle işaretli sarı bir parsel.',
    en: 'Drawing from above: fields with red-roofed houses scattered among them; near the middle a yellow parcel is marked with a frame.',
  },
  'poyraz.webp': {
    tr: 'Çizim: tarlada bir hava istasyonu. Tepesinde sarı kepçeli rüzgârölçer, altında beyaz siper, güneş paneli ve kutu; yanında yağmurölçer var.',
    en: 'Drawing: a weather station in a field. Yellow wind cups at the top, a white radiation shield, a solar panel and a box below; a rain gauge stands beside it.',
  },
  'silo.webp': {
    tr: 'Çizim, yukarıdan: yeşil ve kahverengi şeritlere bölünmüş tarlalar, bir ağaç bahçesi ve yol kıyılarında kırmızı çatılı evler.',
    en: 'Drawing from above: fields in green and brown strips, an orchard, and red-roofed houses along the roads.',
  },
  'sulama.webp': {
    tr: 'Çizim, yukarıdan: sulama kollarının döndüğü daire tarlalar; açık yeşil olanın çevresi çift çizgiyle, ortası noktayla işaretli.',
    en: 'Drawing from above: round fields with turning irrigation arms; a light green one is marked with a double ring and a dot at its middle.',
  },
  'tuz.webp': {
    tr: 'Çizim, yukarıdan: tarlaların arasında art arda derin kıvrımlar yapan ağaçlı bir ırmak.',
    en: 'Drawing from above: a river lined with trees makes one deep bend after another between fields.',
  },
  'uyari.webp': {
    tr: 'Çizim, yukarıdan: yamacı saran yeşil teraslar; ağaç sıralarının arasında küçük bir parsel çerçeveyle işaretli.',
    en: 'Drawing from above: green terraces around a hillside; between rows of trees a small parcel is marked with a frame.',
  },
}

/** What the library says of a picture of the demo content. */
export const saidOf = (file: string): { alt: string; en: { alt: string } } => {
  const { tr, en } = words[file]!
  return { alt: tr, en: { alt: en } }
}

/** What the library holds of all of them, as it was entered. */
export const demoPictures = Object.keys(words).map((name) => ({ name, ...saidOf(name) }))
