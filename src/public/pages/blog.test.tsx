import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { accessibilityFaultsOf } from '../../../tests/helpers/componentContract.tsx'
import { buildPost, buildService } from '../../../tests/integration/public/content.ts'
import { buildProduct } from '../../../tests/integration/public/products.ts'
import { site } from '../../../tests/integration/public/site.ts'
import { prepareVisits } from '../../../tests/integration/public/visits.ts'
import siteTexts from '../../contract/i18n/site/site.ts'
import { initialLists } from '../../contract/singletons/initialTexts.ts'
import type { PublicPost } from '../features/blog/post.ts'

const texts = siteTexts
const visits = prepareVisits()

const main = () => within(screen.getByRole('main'))
const oldest = buildPost({ slug: 'don', title: 'Don gecesi', content: 'Çiçek **donar**.\nBekleyin.' })
const middle = buildPost({ slug: 'silo', title: 'Siloda kızışma' })
const newest = buildPost({ slug: 'tuz', title: 'Gübreli suda EC' })

/** Runs first, before another test has loaded the Markdown parser. */
test('post: rendered by the server until its text changes, without the Markdown parser', async () => {
  visits.api.blog = [newest, middle, oldest]
  const { container, drawn } = await visits.open('/blog/silo')
  expect(container.innerHTML).toBe(drawn.body)
  expect(main().getByRole('heading', { level: 2, name: 'Hangi nemde' })).toBeInTheDocument()
  expect(main().getByText('canlıdır').tagName).toBe('STRONG')
  expect(visits.api.asked).toEqual([])

  visits.api.blog = [newest, { ...middle, content: 'Yeni **söz**.' }, oldest]
  const again = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/blog/silo' }))
  await userEvent.click(again)
  again.remove()
  expect((await main().findByText('söz')).tagName).toBe('STRONG')
  expect(main().queryByText('canlıdır')).toBeNull()
})

test('post: rendered in the browser after a navigation', async () => {
  visits.api.blog = [newest, middle, oldest]
  await visits.open('/blog/silo')
  await userEvent.click(main().getByRole('link', { name: /Don gecesi/ }))
  expect((await main().findByText('donar')).tagName).toBe('STRONG')
  expect(main().getByText('donar').parentElement!.querySelectorAll('br')).toHaveLength(1)
})

test.each(['/blog', '/blog?sayfa=2', '/blog/silo', '/blog/yok'])('%s: hydration changes nothing', async (path) => {
  visits.api.blog = [newest, middle, oldest]
  const { container, drawn } = await visits.open(path)
  expect(container.innerHTML).toBe(drawn.body)
  expect(await accessibilityFaultsOf(container)).toEqual([])
})

describe('post list', () => {
  test('starts with the newest post, and shows date, author and excerpt of each', async () => {
    visits.api.blog = [newest, middle]
    await visits.open('/blog')
    const [lead, row] = main().getAllByRole('article')
    expect([lead!.dataset.size, row!.dataset.size]).toEqual(['lead', 'row'])
    const post = within(row!)
    expect(post.getByRole('link', { name: 'Yazıyı okuyun Siloda kızışma' })).toHaveAttribute('href', '/blog/silo')
    expect(post.getByText('Okan İnceöz')).toBeInTheDocument()
    expect(post.getByText(middle.excerpt!)).toBeInTheDocument()
    expect(row!.querySelector('time')).toHaveAttribute('datetime', middle.date)
  })

  test('shows the date in the site’s time zone, in Turkish', async () => {
    visits.api.blog = [buildPost({ date: '2026-05-12T21:30:00.000Z' })]
    await visits.open('/blog')
    expect(main().getByText('13 Mayıs 2026')).toBeInTheDocument()
  })

  test('works with other field names and missing fields', async () => {
    const content = `# Başlık\n\n**Kuru** toprak ${'ölçülür '.repeat(40)}`
    visits.api.blog = [
      { id: 7, title: 'Nem', imageUrl: '/uploads/nem.webp', createdAt: '2026-01-02T09:00:00Z', content },
    ]
    const { container } = await visits.open('/blog')
    expect(main().getByRole('link', { name: /Nem/ })).toHaveAttribute('href', '/blog/7')
    expect(container.querySelector('article img')).toHaveAttribute('src', '/uploads/nem.webp')
    expect(main().getByText('2 Ocak 2026')).toBeInTheDocument()
    expect(main().getByText(site.name)).toBeInTheDocument()
    expect(main().getByText(/^Kuru toprak ölçülür .*…$/)).toBeInTheDocument()
  })

  test('leaves out an invalid date and Markdown in the excerpt', async () => {
    visits.api.blog = [buildPost({ date: 'dün', excerpt: '## Kısa **söz**' })]
    const { container } = await visits.open('/blog')
    expect(container.querySelector('article time')).toBeNull()
    expect(main().getByText('Kısa söz')).toBeInTheDocument()
  })

  test('has an empty state and an error state', async () => {
    const { unmount } = await visits.open('/blog')
    expect(await main().findByText(initialLists['blog-page'].empty)).toBeInTheDocument()
    unmount()
    visits.api.answer('/blog', 500)
    await visits.open('/blog')
    expect(main().getByRole('alert')).toHaveTextContent(
      'Blog yazıları yüklenirken bir sorun oluştu. Lütfen daha sonra tekrar deneyin.',
    )
  })
})

describe('post page', () => {
  test('shows author, date and reading time', async () => {
    visits.api.blog = [buildPost({ slug: 'uzun', author: null, content: 'söz '.repeat(760) })]
    const { page } = await visits.open('/blog/uzun')
    const facts = main()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling!.textContent])
    expect(facts).toEqual([
      ['Yazan', site.name],
      ['Tarih', '12 Mayıs 2026'],
      ['Okuma', '4 dakika'],
    ])
    expect(page.head).toContain('"@type":"BlogPosting"')
    expect(page.head).toContain('<meta property="og:type" content="article"/>')
  })

  test('ends with what it names, and the contact form with its subject', async () => {
    const services = [buildService({ slug: 'etut', name: 'Toprak etüdü' })]
    const post: PublicPost = { ...oldest, services, products: [buildProduct({ slug: 'kok-6', name: 'Kök 6' })] }
    visits.api.blog = [post]
    await visits.open('/blog/don')
    const related = within(screen.getByRole('region', { name: texts.blog.related }))
    expect(related.getByRole('link', { name: 'Toprak etüdü' })).toHaveAttribute('href', '/hizmetler/etut')
    expect(related.getByRole('link', { name: 'Kök 6' })).toHaveAttribute('href', '/urunler/kok-6')
    expect(related.getByRole('link', { name: texts.blog.ask })).toHaveAttribute('href', '/iletisim?konu=Don%20gecesi')
  })

  test('links to the previous and the next post', async () => {
    visits.api.blog = [newest, middle, oldest]
    await visits.open('/blog/silo')
    const links = within(screen.getByRole('navigation', { name: texts.blog.neighbours }))
    expect(links.getByRole('link', { name: 'Önceki yazı Don gecesi' })).toHaveAttribute('href', '/blog/don')
    expect(links.getByRole('link', { name: 'Sonraki yazı Gübreli suda EC' })).toHaveAttribute('href', '/blog/tuz')
  })

  test('has no links to other posts if the list is not available', async () => {
    visits.api.blog = [middle]
    visits.api.answer('/blog', 500)
    await visits.open('/blog/silo')
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Siloda kızışma')
    expect(screen.queryByRole('navigation', { name: texts.blog.neighbours })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('missing: links back to the list', async () => {
    const { page } = await visits.open('/blog/yok')
    expect(page.status).toBe(404)
    expect(main().getByRole('heading', { level: 1, name: 'Blog yazısı bulunamadı.' })).toBeInTheDocument()
    expect(main().getByRole('link', { name: texts.blog.back })).toHaveAttribute('href', '/blog')
  })

  test('failed: shows an error', async () => {
    visits.api.answer('/blog/silo', 500)
    await visits.open('/blog/silo')
    expect(main().getByRole('alert')).toHaveTextContent('Yazı yüklenirken bir sorun oluştu.')
  })
})
