import { totalIn } from '../../src/contract/domain/paging.ts'
import type { Answer, PostedForm, RenderedPage, Site, SiteEntry } from '../../src/contract/site.ts'
import { trimAnswers } from '../../src/public/data/trimAnswers.ts'
import type { ApiServer } from './apiServer.ts'

export const site: Site = {
  name: 'Filiz Tarım Teknolojileri',
  assistantName: 'Filiz',
  url: 'https://filiz.example',
  timeZone: 'Europe/Istanbul',
}

type Answers = Record<string, Answer>
type Renderer = {
  [F in 'needsOf' | 'render']: (...args: Parameters<SiteEntry[F]>) => Promise<Awaited<ReturnType<SiteEntry[F]>>>
}

/** What was written of singletons and is not saved, by key. */
export type Unsaved = Record<string, object>

/** What a server does for a page: answers what it needs, and has it rendered. */
export async function servePage(
  path: string,
  api: ApiServer,
  { needsOf, render }: Renderer,
  form?: PostedForm,
  unsaved: Unsaved = {},
) {
  const saved = await answersTo(await needsOf(path), api)
  const answers = trimAnswers({ ...saved, ...previewsOf(unsaved) }, path, site)
  return { answers, page: (await render({ path, site, answers, form })) as RenderedPage }
}

const previewsOf = (unsaved: Unsaved): Answers =>
  Object.fromEntries(
    Object.entries(unsaved).map(([key, body]) => [`/page-content/${key}`, { status: 200, body, isPreview: true }]),
  )

async function answersTo(needs: string[], api: ApiServer): Promise<Answers> {
  const answers = await Promise.all(needs.map(async (need) => [need, await ask(api.url + need)] as const))
  api.asked.length = 0
  return Object.fromEntries(answers)
}

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url)
  return { status: response.status, body: await response.json(), total: totalIn(response.headers.get('content-range')) }
}
