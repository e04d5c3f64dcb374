/** Browsers by the word that tells them; whoever says several is the first of these. */
const BROWSERS: readonly [word: RegExp, name: string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [word: RegExp, name: string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** What a program that is no browser calls itself (RFC 9110, section 10.1.5): the word before the version. */
const PROGRAM = /^(?!Mozilla)[A-Za-z][A-Za-z-]{0,19}(?=\/|$)/

/** The longest header that is read, in characters. */
const LONGEST = 500

/**
 * The browser and the system as they say of themselves, by words that are known, 'Chrome, Windows'; nothing else of the
 * header is kept. Empty where it says neither.
 */
export function deviceNameOf(userAgent = ''): string {
  const said = userAgent.slice(0, LONGEST)
  const nameIn = (names: typeof BROWSERS) => names.find(([word]) => word.test(said))?.[1]
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)]
  return [browser, system].filter(Boolean).join(', ') || (PROGRAM.exec(said)?.[0] ?? '')
}
