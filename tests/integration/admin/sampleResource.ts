import { open } from '../../../src/contract/schema/endpoint.ts'
import { hideable, ordered, shared } from '../../../src/contract/schema/fieldGroups.ts'
import * as kinds from '../../../src/contract/schema/fieldTypes.ts'
import { defineResource } from '../../../src/contract/schema/resource.ts'

/** A resource with every field type, to test the panel's generic screens. */
export const samples = defineResource({
  name: 'samples',
  page: '/seyler',
  fields: {
    title: kinds.text({ isRequired: true, listed: true, searched: true, maxLength: 40, translated: true }),
    note: kinds.text(),
    body: kinds.longText({ searched: true }),
    imageUrl: kinds.image({ upload: 'POST /files/upload-sample-image', listed: true }),
    specs: kinds.specs(),
    story: { ...kinds.markdown(), heavy: false },
    rank: kinds.order({ step: 10 }),
    icon: kinds.icon(),
    isOn: kinds.flag({ listed: true }),
    isRead: kinds.flag(),
    order: kinds.integer({ listed: true }),
    share: kinds.fraction(),
    kind: kinds.choice(['a', 'b'], { listed: true }),
    due: kinds.time({ listed: true }),
    slug: kinds.slug({ from: 'title' }),
    ...hideable,
    ...ordered,
    ...shared({ title: ['title'], description: ['note', 'body'], upload: 'POST /files/upload-sample-image' }),
    parts: kinds.items(
      {
        title: kinds.text({ isRequired: true, maxLength: 60, translated: true }),
        text: kinds.longText({ translated: true }),
        imageUrl: kinds.image({ upload: 'POST /files/upload-sample-image' }),
        isOn: kinds.flag(),
      },
      { max: 3, searched: true },
    ),
  },
  shorthands: { offOnly: { isOn: false } },
  endpoints: {
    list: open('GET /samples'),
    read: 'GET /samples/:id',
    create: 'POST /samples',
    update: 'PUT /samples/:id',
    remove: 'DELETE /samples/:id',
    order: 'PUT /samples/order',
    preview: {
      link: 'GET /samples/:id/preview-link',
      read: open('GET /previews/samples/:token'),
      page: '/onizleme/seyler',
    },
    toggle: {
      isOn: 'PUT /samples/:id/toggle',
      isRead: { on: 'PUT /samples/:id/read', off: 'PUT /samples/:id/unread' },
      isHidden: { on: 'PUT /samples/:id/hide', off: 'PUT /samples/:id/show' },
    },
  },
})
