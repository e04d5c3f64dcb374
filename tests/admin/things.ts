import { open } from '../../src/contract/schema/endpoint.ts'
import { hideable, ordered, shared } from '../../src/contract/schema/fieldGroups.ts'
import * as kinds from '../../src/contract/schema/fieldTypes.ts'
import { defineResource } from '../../src/contract/schema/resource.ts'

/** A resource that uses every kind once, to try the admin's engines on what they have never seen. */
export const things = defineResource({
  name: 'things',
  page: '/seyler',
  fields: {
    title: kinds.text({ isRequired: true, listed: true, searched: true, maxLength: 40, translated: true }),
    note: kinds.text(),
    body: kinds.longText({ searched: true }),
    imageUrl: kinds.image({ upload: 'POST /files/upload-thing-image', listed: true }),
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
    ...shared({ title: ['title'], description: ['note', 'body'], upload: 'POST /files/upload-thing-image' }),
    parts: kinds.items(
      {
        title: kinds.text({ isRequired: true, maxLength: 60, translated: true }),
        text: kinds.longText({ translated: true }),
        imageUrl: kinds.image({ upload: 'POST /files/upload-thing-image' }),
        isOn: kinds.flag(),
      },
      { max: 3, searched: true },
    ),
  },
  shorthands: { offOnly: { isOn: false } },
  endpoints: {
    list: open('GET /things'),
    read: 'GET /things/:id',
    create: 'POST /things',
    update: 'PUT /things/:id',
    remove: 'DELETE /things/:id',
    order: 'PUT /things/order',
    preview: {
      link: 'GET /things/:id/preview-link',
      read: open('GET /previews/things/:token'),
      page: '/onizleme/seyler',
    },
    toggle: {
      isOn: 'PUT /things/:id/toggle',
      isRead: { on: 'PUT /things/:id/read', off: 'PUT /things/:id/unread' },
      isHidden: { on: 'PUT /things/:id/hide', off: 'PUT /things/:id/show' },
    },
  },
})
