import type { Kind } from '../../src/contract/schema/fieldTypes.ts'
import type { Resource } from '../../src/contract/schema/resource.ts'

/** A valid value for a field of each type, different from the default; relations name only records that exist. */
const samples: Record<Kind, unknown> = {
  text: 'Çığ 6',
  longText: 'Uzun\n\nmetin',
  markdown: '# Baş\n\nMetin',
  slug: 'ornek-adres',
  flag: true,
  integer: 7,
  fraction: 0.25,
  order: 70,
  place: 1,
  image: '/uploads/a.webp',
  file: `/uploads/${'0'.repeat(64)}.pdf`,
  choice: null,
  icon: 'energy',
  specs: { Boy: '1 m', Ağırlık: '2 kg' },
  time: '2026-05-01T09:30:00.000Z',
  items: [],
  relation: [],
  english: {},
  translation: {},
}

const formats: Record<string, string> = {
  email: 'ayse@example.com',
  phone: '0322 000 00 00',
  link: '/urunler',
  day: '2026-11-02',
  embed: 'https://www.openstreetmap.org/export/embed.html',
}

/** A value for every field that a client may write. */
export const sampleOf = ({ fields }: Pick<Resource, 'fields'>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { readOnly }]) => !readOnly)
      .map(([name, field]) => [
        name,
        field.kind === 'text' && field.format
          ? formats[field.format]
          : field.kind === 'choice' && field.initial
            ? field.choices[0]
            : samples[field.kind],
      ]),
  )
