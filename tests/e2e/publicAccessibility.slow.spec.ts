import type { Page } from '@playwright/test'
import type { Locale } from '../../src/contract/constants.ts'
import { aboutPage } from '../../src/contract/i18n/site/aboutPage.ts'
import aboutPageEnglish from '../../src/contract/i18n/site/aboutPageEnglish.ts'
import { contactPage } from '../../src/contract/i18n/site/contactPage.ts'
import contactPageEnglish from '../../src/contract/i18n/site/contactPageEnglish.ts'
import { homeTexts } from '../../src/contract/i18n/site/home.ts'
import homeEnglish from '../../src/contract/i18n/site/homeEnglish.ts'
import { privacy } from '../../src/contract/i18n/site/privacy.ts'
import privacyEnglish from '../../src/contract/i18n/site/privacyEnglish.ts'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import siteEnglish from '../../src/contract/i18n/site/siteEnglish.ts'
import { chaptersOf } from '../../src/public/components/chapters.ts'
import { contentIn } from '../../src/public/i18n/content.tsx'
import { demoPageTexts } from '../../src/server/features/demo/texts/pages.ts'
import { some } from '../helpers/slowTests.ts'
import { TEST_TIMEOUT } from '../helpers/timeouts.ts'
import { expectLegible, expectNoHorizontalOverflow } from './accessibility.ts'
import { initialFooter, initialHome, initialPrivacy, initialSustainability } from './demoTexts.ts'
import { expect, untilHydrated } from './fixtures.ts'
import { expectOnly, openSiteIn } from './languages.ts'
import { publicPaths, saysNotFound } from './routes.ts'
import { test } from './sharedPage.ts'
import { withLargeText } from './textSize.ts'

const starts: Record<string, unknown>[] = [
  initialHome,
  initialFooter,
  initialSustainability,
  ...Object.values(demoPageTexts),
]
const withoutEnglish = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutEnglish)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, each]) => (name === 'en' ? [] : [[name, withoutEnglish(each)]])),
        )
      : value

/** Initial content of the pages, in Turkish and in English. */
const startTexts = {
  tr: [...starts.map(withoutEnglish), chaptersOf(initialPrivacy.versions[0]!.text)],
  en: [...starts.map((start) => contentIn(start, 'en')), chaptersOf(initialPrivacy.versions[0]!.en?.text)],
}

const texts: Record<Locale, unknown> = {
  tr: [siteTexts, homeTexts, contactPage, aboutPage, privacy, startTexts.tr],
  en: [siteEnglish, homeEnglish, contactPageEnglish, aboutPageEnglish, privacyEnglish, startTexts.en],
}

test.describe.configure({ mode: 'parallel' })
// axe adds styles, which the content security policy blocks; `publicQuality.spec.ts` tests every page with the policy.
test.use({ bypassCSP: true })

/** The page fits with twice the text size (WCAG 1.4.4). */
async function expectRoomForLargeLetters(page: Page) {
  await withLargeText(page, async () => {
    for (const width of [1440, 1920, 1024, 640, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      // A phone widens the viewport to the content, so `innerWidth` would not show an overflow.
      const beyond = () => page.evaluate((width) => document.documentElement.scrollWidth - width, width)
      await expect.poll(beyond, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

async function expectToSpeak(page: Page, language: Locale) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // English is requested on demand.
  await expect(() => expectOnly(page, language, (each) => texts[each])).toPass({ timeout: TEST_TIMEOUT })
}

for (const [index, path] of some(publicPaths, 4).entries())
  test(`${path}: passes axe in both themes, fits 320 px and large text, and is translated`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(saysNotFound)
    await page.goto(path, { waitUntil: 'networkidle' })
    await untilHydrated(page)
    await expectToSpeak(page, 'tr')
    await expectLegible(page, () => page.getByRole('button', { name: siteTexts.toDark }).click(), index)
    await openSiteIn(page, 'en')
    await expectToSpeak(page, 'en')
    await expectNoHorizontalOverflow(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectNoHorizontalOverflow(page)
    await expectRoomForLargeLetters(page)
  })
