import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpointsOf } from '../../../../tests/helpers/endpointsOf.ts'
import { exampleOf } from '../../../../tests/helpers/exampleOf.ts'
import { picture } from '../../../../tests/helpers/images.ts'
import { pdf } from '../../../../tests/helpers/pdf.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { authEndpoints } from '../../../contract/api/accounts.ts'
import { contactEndpoints } from '../../../contract/api/contactCalls.ts'
import {
  administratorEndpoints,
  apiKeyEndpoints,
  auditLogEndpoints,
  dashboardEndpoints,
  redirectEndpoints,
  siteHealthEndpoints,
  webhookEndpoints,
} from '../../../contract/api/endpoints.ts'
import { PREVIEW_QUERY } from '../../../contract/api/previews.ts'
import { resources } from '../../../contract/resources/index.ts'
import { pictures, REPLACE_PICTURE } from '../../../contract/resources/pictures.ts'
import { endpointOf, isOpen } from '../../../contract/schema/endpoint.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import type { ApiDocument, JsonSchema, Operation } from './document.ts'

/** Every endpoint without authentication: public content, and endpoints for machines and forms. */
const OPEN = [
  'GET /api/blog',
  'GET /api/blog/preview/{token}',
  'GET /api/blog/{slug}',
  'GET /api/chat/suggestions',
  'GET /api/contact/form-token',
  'GET /api/health',
  'GET /api/page-content/about',
  'GET /api/page-content/blog-page',
  'GET /api/page-content/chat-texts',
  'GET /api/page-content/contact-info',
  'GET /api/page-content/contact-page',
  'GET /api/page-content/footer',
  'GET /api/page-content/home',
  'GET /api/page-content/menu',
  'GET /api/page-content/privacy',
  'GET /api/page-content/products-page',
  'GET /api/page-content/references-page',
  'GET /api/page-content/services-page',
  'GET /api/page-content/sustainability',
  'GET /api/page-content/site-settings',
  'GET /api/previews/page-content/{token}',
  'GET /api/previews/pages/{token}',
  'GET /api/previews/products/{token}',
  'GET /api/previews/references/{token}',
  'GET /api/previews/services/{token}',
  'GET /api/product-features',
  'GET /api/products',
  'GET /api/products/featured',
  'GET /api/products/{idOrSlug}',
  'GET /api/products/{idOrSlug}/related',
  'GET /api/ready',
  'GET /api/search',
  'GET /api/services',
  'GET /api/services/featured',
  'GET /api/services/{idOrSlug}',
  'GET /api/slides',
  'POST /api/accounts/confirm-email',
  'POST /api/accounts/forgot-password',
  'POST /api/accounts/login',
  'POST /api/accounts/login/passkey',
  'POST /api/accounts/login/passkey-options',
  'POST /api/accounts/reset-password',
  'POST /api/accounts/reset-password/owner',
  'POST /api/chat',
  'POST /api/contact/send-message',
  'POST /api/visits',
]

/** Every open endpoint of these is listed above. Open read endpoints of new resources are declared by the resource. */
const SPECIFIED = ['products', 'services', 'blog', 'slides', 'messages']

const openReadsOf = ({ endpoints: { list, lists, read, reads } }: Resource) =>
  [list, read, ...Object.values({ ...lists, ...reads })].filter((access) => access && isOpen(access))

const isList = ({ responses }: Operation): boolean =>
  responses[200]?.content?.['application/json']?.schema.type === 'array'

interface Call {
  line: string
  method: string
  path: string
  operation: Operation
}

const callsOf = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      line: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )

describe.each(databases('sqlite'))('OpenAPI document on %s', (dialect) => {
  let site: TestApp
  let document: ApiDocument
  beforeAll(async () => {
    site = await createTestApp(dialect)
    document = (await site.call('GET /openapi.json')).body
  })
  afterAll(() => site.close())

  test('documents the idempotency key of every operation that could create a duplicate', () => {
    const keyed = callsOf(document).filter(({ operation }) =>
      operation.parameters?.some((each) => each.in === 'header' && each.name === 'idempotency-key'),
    )
    const creates = Object.values(resources as Record<string, Resource>).flatMap(({ endpoints: { create } }) =>
      create ? [endpointOf(create).replace(' /', ' /api/')] : [],
    )
    const forms = [apiKeyEndpoints.make, webhookEndpoints.add, administratorEndpoints.invite].map((call) =>
      endpointOf(call).replace(' /', ' /api/'),
    )
    const written = [contactEndpoints.reply, contactEndpoints.note].map((call) =>
      call.replace(' /', ' /api/').replace(':id', '{id}'),
    )
    const made = [...creates, ...forms, ...written]
    expect(keyed.map(({ line }) => line).sort()).toEqual([...made, 'POST /api/contact/send-message'].sort())
    const refuse = keyed.filter(({ operation }) => operation.responses['409'])
    expect(refuse.map(({ path }) => path)).not.toContain('/api/contact/send-message')
    expect(refuse).toHaveLength(made.length)
  })

  test('declares exactly the intended operations as open', () => {
    const open = callsOf(document).filter(({ operation }) => operation.security?.length === 0)
    const added = Object.values(resources as Record<string, Resource>)
      .filter(({ name }) => !SPECIFIED.includes(name))
      .flatMap(openReadsOf)
      .map((access) =>
        endpointOf(access!)
          .replace(' /', ' /api/')
          .replace(/:(\w+)/g, '{$1}'),
      )
    expect(open.map(({ line }) => line).sort()).toEqual([...OPEN, ...added].sort())
    expect(callsOf(document).length).toBeGreaterThan(50)
  })

  test('describes every declared endpoint', () => {
    const lines = callsOf(document).map(({ line }) => line.replace(/\{(\w+)\}/g, ':$1'))
    const declared = [
      ...Object.values({ ...resources, pictures }).flatMap((resource) => endpointsOf(resource)),
      REPLACE_PICTURE,
      ...Object.values(singletons).flatMap(({ read, edit, update, preview, ...more }) => [
        preview,
        read,
        edit,
        update,
        ...('reset' in more ? [more.reset] : []),
      ]),
      ...Object.values({
        ...authEndpoints,
        ...contactEndpoints,
        ...dashboardEndpoints,
        ...redirectEndpoints,
        ...siteHealthEndpoints,
        ...auditLogEndpoints,
      }),
    ].map((access) => endpointOf(access).replace(' /', ' /api/'))
    expect(lines).toEqual(expect.arrayContaining(declared))
  })

  test('lists the possible error responses of each operation', () => {
    const refusalsOf = (wanted: string) => {
      const { operation } = callsOf(document).find(({ line }) => line === wanted)!
      return Object.keys(operation.responses).filter((status) => Number(status) >= 400)
    }
    expect(refusalsOf('POST /api/accounts/login')).toEqual(['400', '401', '408', '413', '415', '429'])
    expect(refusalsOf('POST /api/products')).toEqual(['400', '401', '403', '408', '409', '413', '415', '429'])
    expect(refusalsOf('POST /api/slides')).toContain('409')
    expect(refusalsOf('GET /api/products/{idOrSlug}')).toEqual(['400', '404', '429'])
    expect(refusalsOf('DELETE /api/slides/{id}')).toEqual(['400', '401', '403', '404', '409', '429'])
  })

  test('documents filter, sort and search alike for every list, and its Content-Range', async () => {
    const lists = callsOf(document).filter(
      ({ method, operation }) => method === 'GET' && isList(operation) && operation.security?.length,
    )
    const asked = ({ parameters = [] }: Operation) => parameters.map(({ name }) => name)
    for (const { line, operation } of lists)
      expect([line, asked(operation)]).toEqual([line, expect.arrayContaining(['sort', 'range', 'filter'])])
    expect(lists.length).toBeGreaterThan(14)
    for (const { path } of lists.filter((call) => !call.path.includes('{'))) {
      const { status, headers, body } = await site.admin(`GET ${path.replace('/api', '')}?range=[0,0]`)
      expect([path, status, headers['content-range'], body.length <= 1]).toEqual([
        path,
        200,
        expect.stringMatching(/^[a-zA-Z-]+ (0-0|\*)\/\d+$/),
        true,
      ])
      expect((await site.admin(`GET ${path.replace('/api', '')}?sort=["nothing","ASC"]`)).status).toBe(400)
    }
  })

  test('allows extension members of problems, and names those that two problems share', () => {
    const { Problem } = (document as unknown as { components: { schemas: { Problem: JsonSchema } } }).components.schemas
    expect(Problem.additionalProperties).not.toBe(false)
    expect(Object.keys(Problem.properties!)).toEqual(
      expect.arrayContaining(['message', 'errors', 'secondFactor', 'passkeyOptions', 'mustSetUpSecondFactor']),
    )
  })

  test('is correct: every operation responds to a valid request as described', async () => {
    const walk = createWalk(site)
    for (const call of inOrder(callsOf(document))) await walk(call)
  })
})

/** Sorts calls: creates before reads, reads before deletes; sessions last. */
function inOrder(calls: Call[]): Call[] {
  const rank = ({ method, path }: Call) =>
    path.includes('/accounts/') ? ACCOUNTS.indexOf(path) + 10 : ['POST', 'PUT', 'GET', 'DELETE'].indexOf(method)
  return calls.toSorted((a, b) => rank(a) - rank(b))
}
const ACCOUNTS = [
  '/api/accounts/login',
  '/api/accounts/sessions/{id}',
  '/api/accounts/sessions',
  '/api/accounts/change-password',
  '/api/accounts/email',
  '/api/accounts/forgot-password',
  '/api/accounts/reset-password',
  '/api/accounts/confirm-email',
  '/api/accounts/logout',
]

/**
 * Request bodies that no schema can imply: passwords, no recipient for messages, no model, and no backup destination.
 */
const BODIES: Record<string, object> = {
  '/api/accounts/login': ADMIN,
  '/api/accounts/change-password': {
    currentPassword: ADMIN.password,
    newPassword: 'baska-bir-parola',
    confirmNewPassword: 'baska-bir-parola',
  },
  '/api/accounts/reauthenticate': { currentPassword: ADMIN.password },
  '/api/accounts/email': { email: 'yeni@example.com', currentPassword: 'baska-bir-parola' },
  '/api/accounts/reset-password': {
    token: 'x',
    newPassword: 'baska-bir-parola',
    confirmNewPassword: 'baska-bir-parola',
  },
  '/api/accounts/confirm-email': { token: 'x' },
  '/api/accounts/totp': { currentPassword: ADMIN.password, code: '000000' },
  '/api/accounts/passkeys/options': { currentPassword: ADMIN.password },
  '/api/accounts/passkeys/{id}': { currentPassword: ADMIN.password, name: 'Anahtarlık' },
  '/api/accounts/recovery-codes': { currentPassword: ADMIN.password },
  '/api/admin/people': { email: 'ayse@example.com' },
}
const EXPECTED: Record<string, number> = {
  'PUT /api/accounts/email': 503,
  'POST /api/accounts/reset-password': 400,
  'POST /api/accounts/reset-password/owner': 400,
  'POST /api/accounts/confirm-email': 400,
  'PUT /api/accounts/totp': 400,
  'DELETE /api/accounts/totp': 404,
  'POST /api/accounts/passkeys': 400,
  'PUT /api/accounts/passkeys/{id}': 404,
  'DELETE /api/accounts/passkeys/{id}': 404,
  'POST /api/accounts/recovery-codes': 409,
  'POST /api/accounts/login/passkey': 401,
  'GET /api/admin/backups/{name}': 404,
  'POST /api/admin/backups': 503,
  'POST /api/admin/cdn/purges': 503,
  'POST /api/admin/backups/{name}/restore': 404,
  'POST /api/admin/backups/upload': 415,
  'POST /api/admin/contact-messages/{id}/retry-notification': 503,
  'POST /api/admin/contact-messages/{id}/retry-replies': 503,
  'POST /api/admin/contact-messages/{id}/reply': 503,
  'POST /api/admin/mail-settings/test': 503,
  'POST /api/ai/generate-blog-post': 503,
  'POST /api/ai/translate': 404,
}

/**
 * Expected error fields of operations that need more than the API: a link from an email, a code from an app, or a
 * passkey from a browser.
 */
const FAULTS: Record<string, string> = {
  'PUT /api/accounts/totp': 'code',
  'POST /api/accounts/passkeys': 'response',
  'POST /api/admin/backups/upload': 'file',
}
const errorsOf = (line: string) =>
  EXPECTED[line] === 400 || FAULTS[line] ? { [FAULTS[line] ?? 'token']: [expect.any(String)] } : undefined

/** Lists with the records that no create operation returns. */
const LISTS: Record<string, string> = {
  messages: 'GET /admin/contact-messages',
  pictures: 'GET /admin/pictures',
  sessions: 'GET /accounts/sessions',
}

/** Calls operations one after the other, each with the results of the previous ones. */
function createWalk(site: TestApp) {
  const pictureForm = picture('webp').then((file) => fileForm(file, 'a.webp'))
  const documentForm = fileForm(pdf(), 'a.pdf')
  const rows: Record<string, { id: number; slug?: string }> = {}

  const rowOf = async ([tag = '']: string[] = []) => {
    // The current session is still needed, so another one is ended.
    if (LISTS[tag] && !rows[tag])
      rows[tag] = (await site.admin(LISTS[tag])).body.find((row: { isCurrent?: boolean }) => !row.isCurrent)
    return rows[tag]
  }

  const previewToken = async ([tag = '']: string[] = [], row: { id: number } | undefined) => {
    if (tag === 'page-content') {
      const { url } = (await site.admin(endpointOf(singletons.home.preview), {})).body
      return new URL(url).searchParams.get(PREVIEW_QUERY)!
    }
    const { preview } = Object.values(resources as Record<string, Resource>).find(({ name }) => name === tag)!.endpoints
    const { url } = (await site.admin(endpointOf(preview!.link!).replace(':id', String(row!.id)))).body
    return url.split('/').at(-1)
  }

  /** Creates the record of a tag, and returns its path parameters. */
  const named: Record<string, () => Promise<Record<string, unknown>>> = {
    'second factor': async () => ({ id: 1 }),
    backups: async () => ({ name: 'backup-2026-11-23T03-00-00-000Z.tar' }),
    history: async () => ({ resource: 'products', id: rows.products!.id, version: 1 }),
    webhooks: async () => {
      await site.admin('POST /products', { name: 'Duyurulan' })
      const [delivery] = (await site.admin(`GET /admin/webhooks/${rows.webhooks?.id}/deliveries`)).body
      return { id: rows.webhooks?.id, delivery: delivery?.id }
    },
    bin: async () => {
      const { id } = (await site.admin('POST /products', { name: 'Silinecek' })).body
      await site.admin(`DELETE /products/${id}`)
      return { resource: 'products', id }
    },
  }

  return async ({ line, method, path, operation }: Call) => {
    const { tags, parameters = [], requestBody, responses } = operation
    const row = await rowOf(tags)
    const names = (path.includes('{') ? await named[tags?.[0] ?? '']?.() : undefined) ?? row
    const asked = parameters.filter(({ in: place, required }) => place === 'query' && required)
    const query = new URLSearchParams(
      asked.map(({ name, schema, example }) => [name, String(example ?? exampleOf(schema))]),
    )
    const url = (query.size ? `${path}?${query}` : path)
      .replace(/^\/api/, '')
      .replace('{token}', path.includes('{token}') ? await previewToken(tags, row) : '')
      .replace(/\{(\w+)\}/g, (_, name) => String(names![(name === 'idOrSlug' ? 'slug' : name) as 'id']))
    const answer = await site.admin(
      `${method} ${url}`,
      ...bodyOf(path, requestBody, await (path.endsWith('document') ? documentForm : pictureForm)),
    )
    const declared = Object.keys(responses).find((status) => Number(status) < 300)
    expect([line, answer.status, answer.body.errors]).toEqual([
      line,
      EXPECTED[line] ?? Number(declared),
      errorsOf(line),
    ])
    if (method === 'POST' && tags?.[0] && answer.body.id) rows[tags[0]] ??= answer.body

    if (answer.status === 204) return
    const { content = {} } = responses[answer.status] ?? {}
    const [type, { schema }] = Object.entries(content)[0]!
    expect([line, answer.headers['content-type']]).toEqual([line, expect.stringContaining(type)])
    const described = Object.keys(responses[answer.status]?.headers ?? {}).map((name) => name.toLowerCase())
    const sentHeaders = DOCUMENTED_HEADERS.filter((name) => name in answer.headers)
    expect([line, sentHeaders]).toEqual([line, sentHeaders.filter((name) => described.includes(name))])
    // Error responses may lack headers: for example no Retry-After for something that is not configured.
    if (answer.status < 300)
      expect([line, findingsOf(schema, answer.body), described.toSorted()]).toEqual([line, [], sentHeaders])
  }
}

const DOCUMENTED_HEADERS = ['content-range', 'etag', 'location', 'retry-after', 'www-authenticate']

type Body = [body?: unknown, options?: object]

function bodyOf(path: string, requestBody: Operation['requestBody'], multipart: Body): Body {
  if (!requestBody) return []
  if (requestBody.content['multipart/form-data']) return multipart
  const { updatedAt: _, ...body } = exampleOf(requestBody.content['application/json']!.schema) as { updatedAt?: string }
  // A new record with the slug of the one that was created before would be refused.
  if (/^\/api\/\w+\/preview-link$/.test(path)) return [{}]
  // The post is published, so that the public endpoints return it.
  return [BODIES[path] ?? { ...body, ...('publishOption' in body && { publishOption: 'now' }) }]
}

async function fileForm(file: Buffer, name: string): Promise<Body> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file)]), name)
  const sent = new Response(form)
  return [Buffer.from(await sent.arrayBuffer()), { headers: { 'content-type': sent.headers.get('content-type') } }]
}

const findingsOf = (schema: JsonSchema, value: unknown) =>
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value).error?.issues ?? []
