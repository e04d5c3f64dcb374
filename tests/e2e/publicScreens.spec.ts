import { LOCALES, type Locale } from '../../src/contract/constants.ts'
import { aboutPageTexts } from '../../src/contract/texts/aboutPage.ts'
import { contactPage } from '../../src/contract/texts/contactPage.ts'
import { contactPageEnglish } from '../../src/contract/texts/contactPageEnglish.ts'
import { homeTexts } from '../../src/contract/texts/home.ts'
import { homeEnglish } from '../../src/contract/texts/homeEnglish.ts'
import { privacy } from '../../src/contract/texts/privacy.ts'
import { privacyEnglish } from '../../src/contract/texts/privacyEnglish.ts'
import { siteTexts } from '../../src/contract/texts/site.ts'
import { siteEnglish } from '../../src/contract/texts/siteEnglish.ts'
import { sustainability } from '../../src/contract/texts/sustainability.ts'
import { sustainabilityEnglish } from '../../src/contract/texts/sustainabilityEnglish.ts'
import { expect, test } from './fixtures.ts'
import { expectOnly, speak } from './languages.ts'
import { expectNothingSideways } from './legible.ts'
import { publicPaths, saysNotFound } from './routes.ts'

const texts: Record<Locale, unknown> = {
  tr: [siteTexts.tr, homeTexts, contactPage, aboutPageTexts.tr, privacy, sustainability],
  en: [siteEnglish, homeEnglish, contactPageEnglish, aboutPageTexts.en, privacyEnglish, sustainabilityEnglish],
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every page speaks both languages, within the width of a desk and of a phone', async ({ page, noise }) => {
  test.setTimeout(240_000)
  noise.expect(saysNotFound)
  for (const path of publicPaths)
    await test.step(path, async () => {
      await page.goto(path)
      for (const language of LOCALES) {
        await speak(page, language)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        // English is fetched when somebody reads it.
        await expect(() => expectOnly(page, language, (each) => texts[each])).toPass({ timeout: 30_000 })
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 844 })
          await expectNothingSideways(page)
        }
      }
    })
})
