import type { Document } from '../../../contract/resources/documents.ts'

/** Documents of the demo company, the newest first; their files are drawn by `tools/illustrations`. */
export const demoDocuments = [
  {
    title: 'Kök 6 teknik föyü',
    language: 'tr',
    related: { productIds: ['Kök 6 toprak sondası'] },
    file: 'kok-6-teknik-foy.pdf',
    en: { title: 'Kök 6 data sheet' },
  },
  {
    title: 'Kök 6 data sheet',
    language: 'en',
    related: { productIds: ['Kök 6 toprak sondası'] },
    file: 'kok-6-data-sheet.pdf',
    en: { title: 'Kök 6 data sheet' },
  },
  {
    title: 'Ark 4 teknik föyü',
    language: 'tr',
    related: { productIds: ['Ark 4 vana kontrol ünitesi'] },
    file: 'ark-4-teknik-foy.pdf',
    en: { title: 'Ark 4 data sheet' },
  },
  {
    title: 'Toprak numunesi alma yönergesi',
    language: 'tr',
    related: { serviceIds: ['Toprak etüdü ve haritalama'] },
    file: 'toprak-numunesi-yonergesi.pdf',
    en: { title: 'Instructions for soil samples' },
  },
] satisfies readonly (Partial<Document> & { related: object; file: string })[]
