import siteTexts from '../../src/contract/i18n/site/site.ts'
import { ADMIN, Server } from '../helpers/siteServer.ts'
import { expect, test, untilHydrated } from './fixtures.ts'

const WORD = 'Sulamaotomasyonlarındakigübrelemeünitelerinizdenmişçesineüç1'
const text = `${WORD} ${WORD}`
const PAGES = [
  '/',
  '/urunler',
  '/urunler/kok',
  '/hizmetler',
  '/hizmetler/etut',
  '/blog',
  '/blog/don',
  '/hakkimizda',
  '/surdurulebilirlik',
  '/iletisim',
  '/gizlilik',
  `/${WORD}`,
]

let server: Server
test.beforeAll(async () => {
  server = await Server.start({ RATE_LIMITS: 'off', DEMO_CONTENT: 'false', SITE_NAME: WORD })
  const call = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.url}/api${path}`, { method, headers, body: JSON.stringify(body) })
    expect([path, answer.status]).toEqual([path, method === 'PUT' || path.endsWith('login') ? 200 : 201])
    return answer.json()
  }
  const { token } = await call('POST', '/accounts/login', ADMIN)
  const make = (path: string, body: object) => call('POST', path, body, token)
  const write = (key: string, body: object) => call('PUT', `/admin/page-content/${key}`, body, token)
  const content = `${text}\n\n## ${WORD}\n\n- ${WORD}\n\n> ${WORD}\n\n[${WORD}](https://example.com/${WORD})`
  const described = { shortDescription: text, description: text, isFeatured: true }
  for (const slug of ['kok', 'kok-2'])
    await make('/products', { name: WORD, slug, specs: { [WORD]: text, Boy: WORD, [`${WORD}2`]: '5 m' }, ...described })
  for (const slug of ['etut', 'etut-2']) await make('/services', { name: WORD, slug, ...described })
  for (const slug of ['don', 'don-2', 'don-3'])
    await make('/blog', { title: WORD, slug, excerpt: text, content, author: WORD, publishOption: 'now' })
  for (const ctaText of [WORD.slice(0, 60), ''])
    await make('/slides', { title: WORD, subtitle: text, imageUrl: '/yok.webp', ctaText, ctaLink: '/urunler' })
  await write('about', { title: WORD, subtitle: text, mainText: text, missionTitle: WORD, missionText: text })
  await write('contact-info', {
    phoneNumber: '0322 555 01 23',
    emailAddress: `${WORD.slice(0, 20)}@example.com`.replace(/[^\w@.]/g, 'i'),
    addressText: text,
  })
  await write('footer', {
    tagline: text.slice(0, 120),
    socialLinks: [{ label: WORD, url: `https://example.com/${WORD}` }],
  })
})
test.afterAll(() => server.remove())

for (const width of [320, 360])
  test(`long words: at ${width} px no page overflows horizontally, and no word is cut off`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/yok\.webp/, /404/)
    await page.setViewportSize({ width, height: 740 })
    for (const path of PAGES) {
      await page.goto(server.url + path)
      expect([path, await page.evaluate(beyondTheEdge)]).toEqual([path, []])
    }
    await untilHydrated(page)
    await page.getByRole('button', { name: siteTexts.shell.chat }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(WORD)
    await page.getByRole('dialog').getByRole('textbox').press('Enter')
    await expect(page.getByRole('dialog').getByText(WORD).first()).toBeVisible()
    expect(await page.evaluate(beyondTheEdge)).toEqual([])
  })

/** Texts beyond the right edge of the window, and the page itself if it is wider. */
function beyondTheEdge(): string[] {
  const { scrollWidth } = document.documentElement
  const found = scrollWidth > window.innerWidth ? [`page of ${scrollWidth}`] : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement!
    if (!node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { right, left, width } = range.getBoundingClientRect()
    let isClipped = false
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      // Allowed: horizontally scrolled strips, text with an ellipsis, and text for screen readers only.
      if (
        /auto|scroll/.test(style.overflowX) ||
        style.textOverflow === 'ellipsis' ||
        style.clipPath === 'inset(50%)' ||
        around.getBoundingClientRect().width <= 1
      )
        isClipped = true
    }
    if (!isClipped && width > 1 && (right > window.innerWidth + 1 || left < -1))
      found.push(
        `${element.tagName}.${element.className} ${Math.round(left)}-${Math.round(right)}: ${node.textContent.slice(0, 30)}`,
      )
  }
  return found
}
