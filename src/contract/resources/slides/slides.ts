import { SLIDE_ORDER_STEP } from '../../constants.ts'
import { open } from '../../schema/endpoint.ts'
import { image, order, text } from '../../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../../schema/resource.ts'
import { english } from './english.ts'
import { turkish } from './turkish.ts'

export const slides = defineResource({
  name: 'slides',
  icon: 'slides',
  panelPath: 'settings/homepage',
  words: { tr: turkish, en: english },
  fields: {
    title: text({ isRequired: true, listed: true, searched: true }),
    subtitle: text({ searched: true, maxLength: 500 }),
    imageUrl: image({ isRequired: true, listed: true, upload: 'POST /files/upload-slide-image' }),
    ctaText: text({ maxLength: 60 }),
    ctaLink: text({ format: 'link', maxLength: 2000 }),
    displayOrder: order({ listed: true, step: SLIDE_ORDER_STEP }),
  },
  endpoints: {
    list: open('GET /slides'),
    create: 'POST /slides',
    update: 'PUT /slides/:id',
    remove: 'DELETE /slides/:id',
  },
})

export type Slide = RecordOf<typeof slides>
