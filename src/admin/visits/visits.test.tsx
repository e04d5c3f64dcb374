// Loaded before the first test, so that no test waits for it.
import './VisitsScreen.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { accessibilityFaultsOf } from '../../../tests/helpers/componentContract.tsx'
import { expectNoise } from '../../../tests/helpers/dom.ts'
import { type Api, startApi } from '../../../tests/integration/admin/apiServer.ts'
import { leave, renderAdmin } from '../../../tests/integration/admin/renderAdmin.tsx'
import type { VisitReport } from '../../contract/api/visits.ts'
import { visitTexts } from '../../contract/i18n/admin/visits.ts'
import type { AdminConfig } from '../resources/definitions.ts'
import { LastWeek } from './LastWeek.tsx'
import { weeksOf } from './Plot.tsx'

const messages = visitTexts.tr
let api: Api
afterEach(() => leave(api))

const days = Array.from({ length: 30 }, (_, i) => ({
  date: `2026-11-${String(i + 1).padStart(2, '0')}`,
  views: i,
  visitors: Math.floor(i / 3),
}))
const report: VisitReport = {
  days,
  pages: [
    { path: '/', title: 'Ana sayfa', views: 300, visitors: 100 },
    ...Array.from({ length: 11 }, (_, i) => ({
      path: `/urunler/u-${i}`,
      title: `Ürün ${i}`,
      views: 20 - i,
      visitors: 2,
    })),
  ],
  sources: [
    { host: '', views: 400 },
    { host: 'haber.example', views: 35 },
  ],
  devices: [{ kind: 'phone', views: 435 }],
  events: [{ event: 'call', count: 12 }],
  before: { views: 290, visitors: 0 },
}

async function openVisits(
  answer: unknown,
  { path = '/admin/visits', config }: { path?: string; config?: AdminConfig } = {},
) {
  api = await startApi({
    answers: {
      'GET /admin/dashboard/stats': { unreadMessageCount: 0, unansweredMessageCount: 0 },
      'GET /admin/visits': answer,
      'GET /admin/visits/searches': { searches: [{ words: 'ışıklı tuzak', visitors: 3 }] },
    },
  })
  return renderAdmin({ api, path, ...(config && { config }) })
}
const rowsOf = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

test('visits: totals with the comparison, pages, sources, devices and events', async () => {
  const { container } = await openVisits(report)
  expect(await screen.findByText(messages.compared('+%50', '290'))).toBeInTheDocument()
  expect(screen.getByText(messages.noneBefore)).toBeInTheDocument()
  expect(await rowsOf(messages.pages)).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: messages.all('12') }))
  expect((await rowsOf(messages.pages)).slice(0, 2)).toEqual(['Ana sayfa/300100', 'Ürün 0/urunler/u-0202'])
  expect(await rowsOf(messages.pages)).toHaveLength(12)
  expect(await rowsOf(messages.sources)).toEqual([`${messages.direct}400`, 'haber.example35'])
  expect(await rowsOf(messages.devices)).toEqual(['Telefon435'])
  expect(await rowsOf(messages.events)).toEqual([`${messages.eventNames.call}12`])
  expect(await rowsOf(messages.missed)).toEqual(['ışıklı tuzak3'])
  expect(screen.getByRole('img', { name: /435 görüntüleme, 135 ziyaretçi/ })).toBeInTheDocument()
  expect((await rowsOf(messages.plot))[0]).toBe('30 Kas 2026299')
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

test('visits: the plot shows the numbers of the day under the pointer', async () => {
  await openVisits(report)
  const plot = await screen.findByRole('img', { name: /görüntüleme/ })
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100))
  fireEvent.pointerMove(plot, { clientX: 145 })
  expect(screen.getByText('15 Kasım 2026 Pazar: 14 görüntüleme, 4 ziyaretçi')).toBeInTheDocument()
  fireEvent.pointerLeave(plot)
  expect(screen.getByText(messages.pick)).toBeInTheDocument()
})

test('visits: chosen days are requested, and refused if they are in the wrong order', async () => {
  await openVisits(report)
  await screen.findByText(messages.plot)
  await userEvent.click(screen.getByRole('combobox', { name: messages.range }))
  await userEvent.click(await screen.findByRole('option', { name: messages.ranges.custom }))
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(messages.from, '2026-03-01')
  type(messages.to, '2026-02-01')
  expect(screen.getByLabelText(messages.to)).toBeInvalid()
  expect(screen.getByText(messages.badDays)).toBeInTheDocument()
  type(messages.to, '2026-03-31')
  await waitFor(() => expect(api.calls.at(-1)?.path).toBe('/admin/visits?from=2026-03-01&to=2026-03-31'))
  expect(screen.queryByText(messages.badDays)).toBeNull()
})

test('visits: a failure can be tried again', async () => {
  await openVisits(report)
  await screen.findByText(messages.plot)
  expectNoise()
  api.failNext(/visits\?/, 500)
  await userEvent.click(screen.getByRole('combobox', { name: messages.range }))
  await userEvent.click(await screen.findByRole('option', { name: messages.ranges['7'] }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.failed)
  await userEvent.click(screen.getByRole('button', { name: messages.retry }))
  expect(await screen.findByText(messages.plot)).toBeInTheDocument()
})

test('visits: a period without any says so', async () => {
  await openVisits({ ...report, pages: [], sources: [], devices: [], events: [] })
  expect(await screen.findByRole('heading', { name: messages.none })).toBeInTheDocument()
})

test('overview: the last seven days, with a link to all', async () => {
  const config: AdminConfig = [{ path: 'week', icon: 'chart', label: () => '', page: <LastWeek /> }]
  await openVisits({ ...report, days: days.slice(0, 7) }, { path: '/admin/week', config })
  const week = await screen.findByRole('region', { name: messages.week7 })
  expect(week).toHaveTextContent('Görüntüleme21Ziyaretçi5')
  expect(within(week).getByRole('link', { name: messages.toAll })).toHaveAttribute('href', '/admin/visits')
})

test('long periods are shown by week', () => {
  const views = (from: number, to: number) => days.slice(from, to).reduce((sum, day) => sum + day.views, 0)
  expect(weeksOf(days).map((week) => [week.date, week.views])).toEqual([
    ['2026-11-01', views(0, 7)],
    ['2026-11-08', views(7, 14)],
    ['2026-11-15', views(14, 21)],
    ['2026-11-22', views(21, 28)],
    ['2026-11-29', views(28, 30)],
  ])
})
