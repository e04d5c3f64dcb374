import type { Store } from './content.ts'
import { type Answer, create, find, type Row, read, remove, update, written } from './rows.ts'

export interface Call {
  params: string[]
  query: URLSearchParams
  body: Record<string, unknown>
}
export interface Route {
  method: string
  path: RegExp
  isOpen: boolean
  answer: (call: Call) => Answer
}

export const ADMIN = { email: 'yonetici@example.com', password: 'bir-kavun-iki-karpuz' }
export const TOKEN = 'a1b2c3'

/** Creates a route from a pattern such as `'GET /products/:key'`. */
const route = (isOpen: boolean, call: string, answer: Route['answer']): Route => {
  const [method = '', path = ''] = call.split(' ')
  return { method, isOpen, answer, path: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`) }
}
const open = (call: string, answer: Route['answer']) => route(true, call, answer)
const closed = (call: string, answer: Route['answer']) => route(false, call, answer)

/** The endpoints of docs/product.md, section 7, over these rows. `files` is the base URL of uploads. */
export const routesOver = (store: Store, files: string): Route[] => [
  ...accounts,
  ...featured('products', store.products, written.id),
  ...featured('services', store.services, written.nothing),
  ...blogOf(store.blog),
  ...slidesOf(store.slides),
  ...inboxOf(store.messages),
  ...pagesOf(store.pages),
  open('POST /chat', ({ body }) => [200, { role: 'model', content: `Şunu sordunuz: ${lastOf(body.history)}` }]),
  closed('POST /ai/generate-blog-post', ({ body }) => [200, JSON.stringify(`# ${body.topic}\nBir **taslak**.`)]),
  closed('POST /files/:purpose', () => [200, { publicUrl: `${files}/yuklenen.png` }]),
  closed('GET /admin/dashboard/stats', () => [
    200,
    {
      unreadMessageCount: store.messages.filter(({ isRead }) => !isRead).length,
      productCount: store.products.length,
      serviceCount: store.services.length,
      publishedPostCount: store.blog.filter(({ isPublished }) => isPublished).length,
      blogPostCount: store.blog.length,
    },
  ]),
]

const accounts: Route[] = [
  open('POST /accounts/login', ({ body }) =>
    body.email === ADMIN.email && body.password === ADMIN.password ? [200, { token: TOKEN }] : [401],
  ),
  closed('POST /accounts/change-password', ({ body }) =>
    body.currentPassword === ADMIN.password ? [200, { message: 'Şifre değişti.' }] : [400, { title: 'Şifre yanlış.' }],
  ),
]

const featured = (name: string, rows: Row[], answer: (row: Row) => Answer): Route[] => [
  open(`GET /${name}`, () => [200, rows]),
  open(`GET /${name}/featured`, () => [200, rows.filter(({ isFeatured }) => isFeatured)]),
  open(`GET /${name}/:key`, ({ params: [key] }) => read(rows, key)),
  closed(`POST /${name}`, ({ body }) =>
    body.name ? create(rows, body, answer) : [400, { errors: { name: ['Ad gerekli.'] } }],
  ),
  closed(`PUT /${name}/:id`, ({ params: [id], body }) => update(rows, id, body, answer)),
  closed(`PUT /${name}/:id/toggle-feature`, ({ params: [id] }) =>
    update(rows, id, { isFeatured: !find(rows, id)?.isFeatured }, written.nothing),
  ),
  closed(`DELETE /${name}/:id`, ({ params: [id] }) => remove(rows, id)),
]

const blogOf = (rows: Row[]): Route[] => {
  const published = () => rows.filter(({ isPublished }) => isPublished)
  return [
    closed('GET /blog/admin', () => [200, rows]),
    closed('GET /blog/admin/:id', ({ params: [id] }) => read(rows, id)),
    open('GET /blog', () => [200, published()]),
    open('GET /blog/:slug', ({ params: [slug] }) => read(published(), slug)),
    closed('POST /blog', ({ body }) => create(rows, planned(body), written.empty)),
    closed('PUT /blog/:id', ({ params: [id], body }) => update(rows, id, planned(body), written.empty)),
    closed('DELETE /blog/:id', ({ params: [id] }) => remove(rows, id)),
  ]
}

function planned({ publishOption, scheduleDaysOffset, ...post }: Record<string, unknown>) {
  const due = new Date(Date.now() + Number(scheduleDaysOffset ?? 0) * 86_400_000).toISOString()
  return { ...post, isPublished: publishOption === 'now', publishAt: publishOption === 'schedule' ? due : null }
}

const slidesOf = (rows: Row[]): Route[] => [
  open('GET /slides', () => [200, rows]),
  closed('POST /slides', ({ body }) => create(rows, body, written.nothing)),
  closed('PUT /slides/:id', ({ params: [id], body }) => update(rows, id, body, written.entity)),
  closed('DELETE /slides/:id', ({ params: [id] }) => remove(rows, id)),
]

const inboxOf = (rows: Row[]): Route[] => [
  open('POST /contact/send-message', ({ body }) =>
    create(rows, { ...body, createdAt: '2026-05-02T07:30:00Z', isRead: false }, () => [
      200,
      { message: 'Size döneceğiz.' },
    ]),
  ),
  closed('GET /admin/contact-messages', ({ query }) => [
    200,
    query.get('unreadOnly') === 'true' ? rows.filter(({ isRead }) => !isRead) : rows,
  ]),
  closed('PUT /admin/contact-messages/:id/mark-read', ({ params: [id] }) =>
    update(rows, id, { isRead: true }, written.nothing),
  ),
  closed('PUT /admin/contact-messages/:id/mark-unread', ({ params: [id] }) =>
    update(rows, id, { isRead: false }, written.nothing),
  ),
  closed('DELETE /admin/contact-messages/:id', ({ params: [id] }) => remove(rows, id)),
]

const pagesOf = (pages: Store['pages']): Route[] => [
  open('GET /page-content/:key', ({ params: [key = ''] }) => (pages[key] ? [200, pages[key]] : [404])),
  closed('GET /admin/page-content/:key', ({ params: [key = ''] }) => (pages[key] ? [200, pages[key]] : [404])),
  closed('PUT /admin/page-content/:key', ({ params: [key = ''], body }) => {
    pages[key] = { ...pages[key], ...body }
    return [204]
  }),
]

const lastOf = (history: unknown) => (history as { content: string }[]).at(-1)?.content
