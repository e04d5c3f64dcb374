import { fold } from '../../../../contract/domain/turkish.ts'
import { stemOf } from './stem.ts'

/** Words that growers and engineers use for one thing. */
const GROUPS = [
  'analiz tahlil çözümleme etüt inceleme',
  'numune örnek',
  'sensör sonda algılayıcı duyarga',
  'cihaz alet aygıt ürün',
  'saat sayaç',
  'eğitim ders kurs okul seminer',
  'belge sertifika',
  'meteoroloji hava',
  'dron drone iha insansız',
  'takip izleme gözlem',
  'hububat tahıl buğday',
  'kırağı don ayaz',
  'ücret fiyat bedel',
  'şirket firma kurum',
  'misyon görev amaç',
].map((group) => fold(group).split(' ').map(stemOf))

const synonyms = new Map<string, Set<string>>()
for (const group of GROUPS)
  for (const stem of group)
    synonyms.set(stem, new Set([...(synonyms.get(stem) ?? []), ...group.filter((other) => other !== stem)]))

/** Stems that mean much the same as this one. */
export const synonymsOf = (stem: string): ReadonlySet<string> => synonyms.get(stem) ?? NONE
const NONE: ReadonlySet<string> = new Set()
