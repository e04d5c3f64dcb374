import { expect, test } from 'vitest'
import type { RequestApi } from '../apiClient/apiClient.ts'
import { writeFeed } from './feed.ts'

test('feed: contains the newest posts, and reads no other rows or posts', async () => {
  const posts = Array.from({ length: 500 }, (_, i) => ({
    id: i + 1,
    slug: `yazi-${i + 1}`,
    content: `Metin ${i + 1}.`,
  }))
  let sent = 0
  const requestApi: RequestApi = async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    const [first, last] = JSON.parse(searchParams.get('range') ?? '[0,999]')
    const found = posts.filter(({ slug }) => pathname === `/blog/${slug}`)
    const listed = pathname === '/blog' ? posts.slice(first, last + 1) : []
    sent += found.length + listed.length
    return found.length ? { status: 200, body: found[0] } : { status: 200, body: listed, total: posts.length }
  }
  const site = { name: 'Filiz', assistantName: 'Filiz', url: 'https://filiz.example', timeZone: 'Europe/Istanbul' }
  const pages = () => [{ locale: 'tr' as const, path: '/blog/:slug', items: '/blog' }]
  const feed = await writeFeed({ site, requestApi, entry: { pages, renderMarkdown: async (content) => content } })
  const numbers = [...feed.matchAll(/<content:encoded>Metin (\d+)\.</g)].map(([, number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  expect(sent).toBe(20 + 20)
})

// Posts may have a picture under either name.
test.each(['imageUrl', 'coverImageUrl'])(
  "feed: a post's picture, from %s, has its escaped alternative text",
  async (name) => {
    const imageUrl = '/uploads/a.webp'
    const alt = `Tabelada "Su" & 'yol' <burada>`
    const post = { id: 1, slug: 'yazi', content: 'Metin.', [name]: imageUrl, pictures: { [imageUrl]: { alt } } }
    const requestApi: RequestApi = async (path) =>
      path.startsWith('/blog/yazi') ? { status: 200, body: post } : { status: 200, body: [post], total: 1 }
    const site = { name: 'Filiz', assistantName: 'Filiz', url: 'https://filiz.example', timeZone: 'Europe/Istanbul' }
    const pages = () => [{ locale: 'tr' as const, path: '/blog/:slug', items: '/blog' }]
    const feed = await writeFeed({ site, requestApi, entry: { pages, renderMarkdown: async (content) => content } })
    const [, encoded = ''] = /<content:encoded>([^<]*)<\/content:encoded>/.exec(feed)!
    const html = encoded.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
    expect(html).toBe(
      `<p><img src="https://filiz.example${imageUrl}" alt="Tabelada &#34;Su&#34; &#38; 'yol' &#60;burada&#62;"></p>Metin.`,
    )
  },
)
