import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SortPayload } from 'ra-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Api, startApi, type WriteAnswer } from '../../tests/integration/admin/apiServer.ts'
import { samples } from '../../tests/integration/admin/sampleResource.ts'
import { BEST_FIRST } from '../contract/schema/panelLists.ts'
import { fieldErrorsIn } from './api/failure.ts'
import { fetchFile } from './api/fetchFile.ts'
import { PartlyFailed } from './api/settleEach.ts'
import { createSession, type Session } from './auth/session.ts'
import { type AdminDataProvider, createDataProvider } from './dataProvider.ts'
import { createDirtyForms } from './form/dirtyForms.ts'

const rows = () => [
  { id: 1, title: 'Çığ sensörü', isOn: false, order: 10, kind: 'a' },
  { id: 2, title: 'Iğdır sondası', isOn: true, order: 9, kind: 'b' },
  { id: 3, title: 'Işık ölçer', isOn: false, order: 100, kind: 'a' },
  { id: 4, title: 'Cam sera', isOn: true, order: 1, kind: null },
]
const page = (number: number, perPage = 25) => ({ page: number, perPage })
const byTitle = { field: 'title', order: 'ASC' } as const
const titles = ({ data }: { data: unknown[] }) => data.map((row) => (row as { title: string }).title)

let api: Api
let session: Session
let provider: AdminDataProvider

async function connect(options: Parameters<typeof startApi>[0] = {}) {
  api = await startApi({ rows: { samples: rows() }, toggles: { isOn: 'toggle' }, ...options })
  session = createSession(createDirtyForms())
  session.begin('secret', 'a@b.c')
  provider = createDataProvider(api.url, session, [samples])
}
afterEach(() => api.close())

describe.each(['full', 'bare'] as const)('data provider: a list of a %s server', (flavour) => {
  beforeEach(() => connect({ flavour }))

  test('is sorted, paginated and counted', async () => {
    const params = { sort: { field: 'order', order: 'ASC' } as const, filter: {} }
    const first = await provider.getList('samples', { ...params, pagination: page(1, 3) })
    expect(titles(first)).toEqual(['Cam sera', 'Iğdır sondası', 'Çığ sensörü'])
    expect(first.total).toBe(4)
    expect(titles(await provider.getList('samples', { ...params, pagination: page(2, 3) }))).toEqual(['Işık ölçer'])
  })

  test('is requested without a sort if it is sorted by relevance', async () => {
    await provider.getList('samples', { filter: { q: 'a' }, sort: BEST_FIRST, pagination: page(1) })
    expect(api.calls.at(-1)!.path).not.toContain('sort')
  })

  test('is filtered by value and by ids', async () => {
    const { data, total } = await provider.getList('samples', {
      filter: { isOn: true },
      sort: byTitle,
      pagination: page(1),
    })
    expect([data.map(({ id }) => id), total]).toEqual([[4, 2], 2])
    expect((await provider.getMany('samples', { ids: [3, '1'] })).data.map(({ id }) => id).sort()).toEqual([1, 3])
  })

  test('returns the records of a reference', async () => {
    const { data, total } = await provider.getManyReference('samples', {
      target: 'kind',
      id: 'a',
      filter: {},
      sort: byTitle,
      pagination: page(1),
    })
    expect([data.map(({ id }) => id), total]).toEqual([[1, 3], 2])
  })

  test('is filtered by the id if the resource has no endpoint for one record', async () => {
    const { read, ...endpoints } = samples.endpoints
    const { getOne } = createDataProvider(api.url, session, [{ ...samples, endpoints }])
    expect(read).toBeDefined()
    expect((await getOne('samples', { id: '2' })).data).toMatchObject({ id: 2, title: 'Iğdır sondası' })
    expect(decodeURIComponent(api.calls.at(-1)!.path)).toBe('/samples?filter={"id":[2]}')
    await expect(getOne('samples', { id: 9 })).rejects.toMatchObject({ status: 404 })
  })

  test('needs no token, and sends it if there is one', async () => {
    await provider.getList('samples', { filter: {}, sort: byTitle, pagination: page(1) })
    session.end()
    await provider.getList('samples', { filter: {}, sort: byTitle, pagination: page(1) })
    expect(api.calls.map(({ token }) => token)).toEqual(['secret', undefined])
  })
})

describe('data provider: a list that the server has not filtered', () => {
  beforeEach(() => connect({ flavour: 'bare' }))

  test.each([
    ['IŞIK', ['Işık ölçer']],
    ['cig sens', ['Çığ sensörü']],
    ['  iğDIR ', ['Iğdır sondası']],
    ['yok', []],
  ])('is searched for "%s" by Turkish rules', async (q, expected) => {
    expect(titles(await provider.getList('samples', { filter: { q }, sort: byTitle, pagination: page(1) }))).toEqual(
      expected,
    )
  })

  test('has matches in names first, unless it is sorted by a field', async () => {
    Object.assign(api.rows.samples![0]!, { title: 'Su', body: null })
    Object.assign(api.rows.samples![1]!, { title: 'Sonda', body: 'Su ve gübre' })
    Object.assign(api.rows.samples![3]!, { title: 'Su sayacı' })
    const found = async (sort: SortPayload) =>
      titles(await provider.getList('samples', { filter: { q: 'su' }, sort, pagination: page(1) }))
    expect(await found(BEST_FIRST)).toEqual(['Su', 'Su sayacı', 'Sonda'])
    expect(await found(byTitle)).toEqual(['Sonda', 'Su', 'Su sayacı'])
  })

  test('is requested with the declared query of a filter; missing fields have their initial value', async () => {
    for (const row of api.rows.samples!) delete (row as { isOn?: boolean }).isOn
    const { total } = await provider.getList('samples', { filter: { isOn: false }, sort: byTitle, pagination: page(1) })
    expect(total).toBe(4)
    expect(api.calls.at(-1)!.path).toMatch(/&offOnly=true$/)
  })

  test('is sorted by the Turkish alphabet, missing values first', async () => {
    expect(titles(await provider.getList('samples', { filter: {}, sort: byTitle, pagination: page(1) }))).toEqual([
      'Cam sera',
      'Çığ sensörü',
      'Iğdır sondası',
      'Işık ölçer',
    ])
    const byKind = { field: 'kind', order: 'ASC' } as const
    const { data } = await provider.getList('samples', { filter: {}, sort: byKind, pagination: page(1) })
    expect(data.map(({ kind }) => kind)).toEqual([null, 'a', 'a', 'b'])
  })
})

describe.each(['entity', 'id', 'empty', 'nothing'] satisfies WriteAnswer[])(
  'data provider: writes to a server that responds with %s',
  (writeAnswer) => {
    beforeEach(() => connect({ writeAnswer }))
    const knowsId = ['entity', 'id'].includes(writeAnswer)

    test('creates', async () => {
      const { data } = await provider.create('samples', { data: { title: 'Yeni', isOn: true, unknown: 1 } })
      expect(data).toMatchObject({ title: 'Yeni', isOn: true, id: knowsId ? 5 : 0 })
      expect(api.calls.at(-1)).toMatchObject({
        method: 'POST',
        path: '/samples',
        token: 'secret',
        body: { title: 'Yeni', isOn: true },
      })
    })

    test('updates, and the next save causes no conflict', async () => {
      const { data: before } = await provider.getOne('samples', { id: 2 })
      const { data: once } = await provider.update('samples', {
        id: 2,
        data: { ...before, title: 'Bir' },
        previousData: before,
      })
      expect(once).toMatchObject({ id: 2, title: 'Bir', isOn: true })
      const { data: twice } = await provider.update('samples', {
        id: 2,
        data: { ...once, title: 'İki' },
        previousData: once,
      })
      expect(twice).toMatchObject({ id: 2, title: 'İki' })
    })

    test('deletes', async () => {
      const { data } = await provider.delete('samples', { id: 1, previousData: { id: 1, title: 'Çığ sensörü' } })
      expect(data).toMatchObject({ id: 1, title: 'Çığ sensörü' })
      await expect(provider.getOne('samples', { id: 1 })).rejects.toMatchObject({ status: 404 })
    })

    test('toggles a flag that is changed alone', async () => {
      const previousData = { ...api.rows.samples![0]! }
      const { data } = await provider.update('samples', { id: 1, data: { isOn: true }, previousData })
      expect(data).toMatchObject({ id: 1, title: 'Çığ sensörü', isOn: true })
      expect(api.calls.at(-1)).toMatchObject({ method: 'PUT', path: '/samples/1/toggle' })
      expect(api.rows.samples![0]).toMatchObject({ id: 1, isOn: true })
    })

    test('changes and deletes several records', async () => {
      expect(await provider.updateMany('samples', { ids: [1, 3], data: { order: 7 } })).toEqual({ data: [1, 3] })
      expect(await provider.deleteMany('samples', { ids: [1, 2] })).toEqual({ data: [1, 2] })
      expect(api.rows.samples).toMatchObject([{ id: 3, order: 7 }, { id: 4 }])
    })
  },
)

describe('data provider: any server', () => {
  beforeEach(() => connect())

  test('gets the version that was edited, and refuses an outdated one', async () => {
    const { data } = await provider.getOne('samples', { id: 2 })
    await provider.update('samples', { id: 2, data: { title: 'Başkası' }, previousData: data })
    await expect(provider.update('samples', { id: 2, data, previousData: data })).rejects.toMatchObject({ status: 409 })
  })

  test('sets a flag to the requested value, also if someone else has set it meanwhile', async () => {
    const previousData = { ...api.rows.samples![0]!, updatedAt: '2026-01-01T00:00:00.000Z' }
    api.rows.samples![0]!.isOn = true
    const { data } = await provider.update('samples', { id: 1, data: { isOn: true }, previousData })
    expect(data).toMatchObject({ id: 1, isOn: true })
    expect(api.rows.samples![0]).toMatchObject({ isOn: true })
    await provider.update('samples', { id: 1, data: { isOn: false }, previousData })
    expect(api.rows.samples![0]).toMatchObject({ isOn: false })
  })

  test('gets separate calls for setting and clearing a flag if the resource declares them', async () => {
    for (const isRead of [true, false])
      await provider.update('samples', { id: 1, data: { isRead }, previousData: { id: 1 } }).catch(() => {})
    expect(api.calls.map(({ path }) => path)).toEqual(['/samples/1/read', '/samples/1/unread'])
  })

  test('stores an upload, whose progress is reported, and returns its address', async () => {
    const progress: number[] = []
    const file = new File(['x'.repeat(5000)], 'toprak.png', { type: 'image/png' })
    const address = await provider.upload('samples', 'imageUrl', file, {
      onProgress: (share) => void progress.push(share),
    })
    expect(address).toBe('/uploads/upload-sample-image.webp')
    expect(api.calls.at(-1)).toMatchObject({ method: 'POST', path: '/files/upload-sample-image', token: 'secret' })
    expect(String(api.calls.at(-1)!.body)).toContain('name="file"; filename="toprak.png"')
    expect(progress.at(-1)).toBe(1)
  })

  test('upload fails if the response has no address', async () => {
    api.failNext(/files/, 201, {})
    await expect(provider.upload('samples', 'imageUrl', new File(['x'], 'a.png'))).rejects.toMatchObject({
      message: '',
    })
  })

  test.each([
    ['{message}', { message: 'Olmadı.' }, 'Olmadı.', {}],
    ['{title}', { title: 'Conflict' }, 'Conflict', {}],
    ['a JSON text', '"Olmadı."', 'Olmadı.', {}],
    ['lists of errors', { message: 'Hata.', errors: { title: ['Kısa.', 'Boş.'] } }, 'Hata.', { title: 'Kısa. Boş.' }],
    [
      ".NET's names",
      { Title: 'One or more', Errors: { ImageUrl: ['Geçersiz.'], '$.title': 'Boş.', 'Specs[0].Key': ['Uzun.'] } },
      '',
      { imageUrl: 'Geçersiz.', title: 'Boş.', specs: 'Uzun.' },
    ],
    [
      'errors without fields',
      { errors: ['Bir.', { code: 'x', description: 'İki.' }] },
      'Bir. İki.',
      { _: 'Bir. İki.' },
    ],
    ['no JSON', '<html>Bad Gateway</html>', '', {}],
    ['nothing', '', '', {}],
  ])('error response is parsed: %s', async (_, body, message, fields) => {
    api.failNext(/POST/, 400, body)
    const error = await provider.create('samples', { data: { title: '' } }).catch((failure) => failure)
    expect([error.message, error.status, fieldErrorsIn(error)]).toEqual([message, 400, fields])
  })

  test('out of reach fails with status 0', async () => {
    await api.close()
    await expect(provider.getOne('samples', { id: 1 })).rejects.toMatchObject({ status: 0, message: '' })
    await expect(provider.upload('samples', 'imageUrl', new File(['x'], 'a.png'))).rejects.toMatchObject({ status: 0 })
  })

  test('an interrupted file fails with status 0', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Length': 10, 'Access-Control-Allow-Origin': '*' })
      response.write('12345', () => response.destroy())
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const file = fetchFile(`http://127.0.0.1:${port}/`, null)
    await expect(file).rejects.toMatchObject({ name: 'HttpError', status: 0 })
    server.close()
  })

  test('record read fails with 404 if the response is empty', async () => {
    api.failNext(/GET .samples.9/, 200, '')
    await expect(provider.getOne('samples', { id: 9 })).rejects.toMatchObject({ status: 404 })
  })

  test('gets no request that the resource does not declare', async () => {
    const slim = createDataProvider(api.url, session, [{ ...samples, endpoints: { list: 'GET /samples' } }])
    await expect(slim.delete('samples', { id: 1 })).rejects.toMatchObject({ status: 405 })
    expect(() => provider.upload('samples', 'title', new File([], 'a'))).toThrow('takes no files')
    expect(api.calls).toEqual([])
  })

  test('gets the simple REST dialect for an undeclared resource', async () => {
    api.rows.gadgets = [{ id: 1, title: 'Vana' }]
    const { data, total } = await provider.getList('gadgets', { filter: {}, sort: byTitle, pagination: page(1) })
    expect([titles({ data }), total]).toEqual([['Vana'], 1])
  })

  test('background reads request no sign-in, also beside unsaved changes; a read with `isInteractive` does', async () => {
    const held = createDirtyForms()
    held.register()
    session = createSession(held)
    provider = createDataProvider(api.url, session, [samples])
    const params = { filter: {}, sort: byTitle, pagination: page(1) }
    api.failNext(/GET .samples/, 401)
    await expect(provider.getList('samples', params)).rejects.toMatchObject({ status: 401 })
    expect([session.prompt !== null, session.token]).toEqual([false, 'secret'])
    api.failNext(/GET .samples/, 401)
    const read = provider.getList('samples', { ...params, meta: { isInteractive: true } })
    await expect.poll(() => session.prompt !== null).toBe(true)
    session.cancel()
    await expect(read).rejects.toMatchObject({ status: 401 })
  })
})

describe('data provider: several records at once', () => {
  beforeEach(() => connect())

  test('get a flag; a record that has it already keeps it, whether or not the rows are known', async () => {
    const known = rows().map(({ id, isOn }) => ({ id, isOn }))
    for (const meta of [undefined, { rows: known }]) {
      for (const row of api.rows.samples!) row.isOn = row.id === 2
      await provider.updateMany('samples', { ids: [1, 2], data: { isOn: true }, ...(meta && { meta }) })
      expect(api.rows.samples!.map(({ isOn }) => isOn)).toEqual([true, true, false, false])
    }
  })

  test('are all processed after failures, which are returned with their reasons', async () => {
    api.failNext(/DELETE .samples.1$/, 409, { message: 'Kullanılıyor.' })
    const failure = await provider.deleteMany('samples', { ids: [1, 2, 3, 4, 9] }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PartlyFailed)
    const { done, failed } = failure as PartlyFailed
    expect(done).toEqual([2, 3, 4])
    expect([...failed.keys()].toSorted()).toEqual([1, 9])
    expect(failed.get(1)).toMatchObject({ status: 409, message: 'Kullanılıyor.' })
    expect(api.rows.samples!.map(({ id }) => id)).toEqual([1])
  })

  test('are processed by at most four concurrent requests', async () => {
    api.state.delay = 20
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, api.state.open)
    }, 1)
    await provider
      .deleteMany('samples', { ids: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => (id > 4 ? id - 4 : id)) })
      .catch(() => {})
    clearInterval(watch)
    expect(most).toBeLessThanOrEqual(4)
  })
})

describe('data provider: resources of the back office', () => {
  const params = { filter: {}, sort: byTitle, pagination: page(1, 2) }

  test('have ids that contain the id of the parent record, and custom verbs', async () => {
    const answers = {
      'GET /admin/bin': [{ resource: 'products', id: 9, title: 'Kök 6' }],
      'GET /admin/webhooks/5/deliveries': [{ id: 7, status: 'failed' }],
      'GET /admin/history/products/9': [{ version: 3 }],
      'POST /admin/bin/products/9/restore': {},
      'DELETE /admin/bin/products/9': {},
      'POST /admin/webhooks/5/deliveries/7/resend': {},
      'POST /admin/history/products/9/3/restore': {},
      'DELETE /admin/personal-data': { messages: 1 },
    }
    await connect({ answers })
    const idsBelow = async (resource: string, id: number | string) => {
      const { data } = await provider.getManyReference(resource, { ...params, target: 'parent', id })
      return data.map((row) => row.id)
    }
    const { data } = await provider.getList('trash', params)
    expect(data).toEqual([{ resource: 'products', id: 'products/9', title: 'Kök 6' }])
    expect(await idsBelow('deliveries', 5)).toEqual(['5/7'])
    expect(await idsBelow('versions', 'products/9')).toEqual(['products/9/3'])
    api.calls.length = 0
    await provider.restore('trash', { id: 'products/9' })
    await provider.purge('trash', { id: 'products/9' })
    await provider.resend('deliveries', { id: '5/7' })
    await provider.restore('versions', { id: 'products/9/3' })
    await provider.delete('personalData', { id: 'a@b.c' })
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /admin/bin/products/9/restore',
      'DELETE /admin/bin/products/9',
      'POST /admin/webhooks/5/deliveries/7/resend',
      'POST /admin/history/products/9/3/restore',
      'DELETE /admin/personal-data?of=a%40b.c',
    ])
    await expect(provider.purge('administrators', { id: 1 })).rejects.toMatchObject({ status: 405 })
  })

  test('are read at once, or page by page for lists without a total', async () => {
    await connect({ answers: { 'GET /admin/people': [{ id: 1 }], 'GET /admin/activity': [{ id: 2 }, { id: 1 }] } })
    expect(await provider.getList('administrators', params)).toMatchObject({ total: 1 })
    expect(api.calls.at(-1)!.path).toBe('/admin/people')
    const { pageInfo } = await provider.getList('auditLog', { ...params, filter: { action: 'erase' } })
    expect(pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false })
    expect(decodeURIComponent(api.calls.at(-1)!.path)).toBe('/admin/activity?range=[0,1]&filter={"action":"erase"}')
  })
})
