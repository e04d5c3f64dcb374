import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import type { ObjectName } from '../../src/company/illustrations/catalogue.ts'
import { palette } from '../../src/company/palette.ts'
import { demoProducts } from '../../src/server/features/demo/products.ts'
import { browserOptions, ensureBrowser } from '../../tests/helpers/browser.ts'
import { fontFaces } from './fontFaces.ts'
import { drawObject } from './objects/drawObject.ts'

/** Writes the PDF files of the demo's documents: data sheets of products, and the instructions for soil samples. */
const folder = new URL('../../src/server/features/demo/documents/', import.meta.url)

/** A sheet of A4: heading, introduction, rows of a table, and steps below. */
interface Sheet {
  language: 'tr' | 'en'
  label: string
  title: string
  lead: string
  drawing: ObjectName
  rows: readonly (readonly [name: string, value: string])[]
  heading?: string
  steps?: readonly string[]
  foot: string
}

const productSheet = (name: string, drawing: ObjectName, steps: readonly string[]): Sheet => {
  const product = demoProducts.find((each) => each.name === name)!
  return {
    language: 'tr',
    label: 'Teknik föy',
    title: product.name,
    lead: product.shortDescription,
    drawing,
    rows: Object.entries(product.specs),
    heading: 'Kurulum',
    steps,
    foot: 'Değerler fabrika kalibrasyonu içindir. Kurgusal demo belgesi.',
  }
}

const sheets: Readonly<Record<string, Sheet>> = {
  'kok-6-teknik-foy': productSheet('Kök 6 toprak sondası', 'soil-probe', [
    'Damlatıcıdan bir karış uzakta, sıranın üstünde bir yer seçin. Tümsekten ve çukurdan kaçının.',
    'Kutudaki burguyla bir metre yirmi santim derinliğinde dik bir delik açın. Çıkan toprağı katman katman yana dizin.',
    'Sondayı çevirmeden itin. Boruyla toprak arasında boşluk kalırsa okuma düşük çıkar; sondayı çıkarıp yeniden açın.',
    'Başlığı güneye çevirin. Yeşil ışık üç kez yandığında ilk ölçüm gönderilmiştir.',
  ]),
  'kok-6-data-sheet': {
    language: 'en',
    label: 'Data sheet',
    title: 'Kök 6 soil probe',
    lead: 'Measures moisture, temperature and salinity at six depths. It shows not whether the water reached the root, but where it stopped.',
    drawing: 'soil-probe',
    rows: [
      ['Depths', '10, 20, 30, 40, 60, 80 cm'],
      ['Soil moisture', '0–60 % by volume, ±1.5 %'],
      ['Temperature', '−20 … +60 °C, ±0.3 °C'],
      ['Salinity (EC)', '0–8 dS/m'],
      ['Interval', '10 min, set remotely'],
      ['Communication', 'LoRaWAN 868 MHz, 8 km'],
      ['Power', 'Solar panel and LiFePO₄, 3 Ah'],
      ['Without sun', '120 days'],
      ['Protection', 'IP68'],
      ['Length and weight', '118 cm, 1.9 kg'],
    ],
    heading: 'Installation',
    steps: [
      'Choose a place on the row, a hand’s breadth from the dripper, neither on a mound nor in a hollow.',
      'Drill an upright hole of 1.2 m with the auger in the box, and lay out the soil layer by layer.',
      'Push the probe in without turning. A gap between tube and soil makes readings too low.',
      'Turn the head to the south. Three green flashes: the first measurement has been sent.',
    ],
    foot: 'Values with factory calibration. A fictional demo document.',
  },
  'ark-4-teknik-foy': productSheet('Ark 4 vana kontrol ünitesi', 'valve-controller', [
    'Kutuyu direğe, yerden bir buçuk metre yükseğe, paneli güneye bakacak biçimde asın.',
    'Vana kablolarını renk sırasıyla bağlayın. Darbeli vanada artı ucu yanlış bağlanırsa vana açılır ama kapanmaz.',
    'Uygulamada her vanayı bir kez açıp kapatın, hattaki basınç düşmesini görün.',
    'Suyu kesip en uzak vanada basınç sıfıra inene kadar bekleyin; sızıntı eşiği bundan öğrenilir.',
  ]),
  'toprak-numunesi-yonergesi': {
    language: 'tr',
    label: 'Yönerge',
    title: 'Toprak numunesi nasıl alınır?',
    lead: 'Etüt ekibimiz gelmeden önce kendiniz numune alacaksanız bu sayfayı yanınıza alın.',
    drawing: 'soil-auger',
    rows: [
      ['Tarla bitkisi, sebze', '0–30 cm'],
      ['Meyve bahçesi', '0–30 ve 30–60 cm'],
      ['Yeni bahçe', '0–30, 30–60 ve 60–90 cm'],
      ['Nokta sayısı', '20–40 dekarda 15–20'],
      ['Numune', '1 kg, karışık'],
    ],
    heading: 'Sırasıyla',
    steps: [
      'Rengi, eğimi ve geçmişi farklı olan her parçadan ayrı numune alın.',
      'Yol ve ark boyundan, gübre yığılmış yerden, su göllenen çukurdan almayın.',
      'Zikzak yürüyün, her noktada yüzeydeki sapı sıyırıp burguyu aynı derinliğe indirin.',
      'Noktaları temiz bir plastik kovada karıştırın; galvanizli kova çinko sonucunu bozar.',
      'Torbaya ad, parsel, derinlik, tarih ve ekilecek ürünü yazın. Gölgede kurutun.',
    ],
    foot: 'Kurgusal demo belgesi.',
  },
}

const colour = (name: Parameters<typeof palette.hex>[0]) => palette.hex(name, 'light')

const htmlOf = (
  { language, label, title, lead, drawing, rows, heading, steps = [], foot }: Sheet,
  faces: string,
) => `<!doctype html>
<html lang="${language}"><title>${title}</title><style>${faces}
@page{size:A4;margin:0}
*{margin:0;padding:0;box-sizing:border-box}
body{width:210mm;height:296mm;padding:16mm 18mm;display:grid;grid-template-rows:auto auto auto 1fr auto;font:10.5pt/1.5 "Atkinson Hyperlegible Next Variable";color:${colour('ink')}}
.head{display:grid;grid-template-columns:1fr 62mm;gap:10mm;align-items:center;padding-bottom:9mm}
.head img{width:62mm;height:62mm;background:${colour('parcel-sage')}}
.label{font-size:9pt;color:${colour('ink-2')};margin-bottom:3mm}
h1{font:700 25pt/1.08 "Archivo Variable";font-stretch:112%;letter-spacing:-.02em}
.lead{margin-top:5mm;font-size:12pt;line-height:1.45;color:${colour('ink-2')}}
table{width:100%;border-collapse:collapse;border-top:1.2pt solid ${colour('ink')}}
td{padding:1.9mm 0;border-bottom:.6pt solid ${colour('line')};vertical-align:baseline}
td:first-child{width:38%;font-size:9.5pt;color:${colour('ink-2')}}
h2{font:700 13pt/1.2 "Archivo Variable";margin:9mm 0 3mm}
ol{padding-left:6mm}li{margin-bottom:2mm}
.foot{font-size:8.5pt;color:${colour('ink-2')};border-top:1.2mm solid ${colour('green')};padding-top:3mm}
</style><body><div class="head"><div><p class="label">${label}</p><h1>${title}</h1><p class="lead">${lead}</p></div>
<img src="data:image/svg+xml;base64,${Buffer.from(drawObject(drawing, 'light')).toString('base64')}"></div>
<table>${rows.map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`).join('')}</table>
<div>${heading && steps.length ? `<h2>${heading}</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>` : ''}</div><div></div>
<p class="foot">${foot}</p></body></html>`

ensureBrowser()
const browser = await chromium.launch(browserOptions())
try {
  await mkdir(folder, { recursive: true })
  const faces = await fontFaces()
  const page = await browser.newPage()
  for (const [name, sheet] of Object.entries(sheets)) {
    await page.setContent(htmlOf(sheet, faces))
    await page.evaluate(() => document.fonts.ready)
    await writeFile(new URL(`${name}.pdf`, folder), await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  }
} finally {
  await browser.close()
}
