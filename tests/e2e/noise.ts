import { expect, type Page } from '@playwright/test'

/** Everything a page complains about: console errors and warnings, uncaught errors (hydration too), failed requests. */
export class Noise {
  readonly #heard: string[] = []
  readonly #expected: RegExp[] = []

  listen(page: Page): void {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.#heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => this.#heard.push(`uncaught: ${error.stack ?? error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // A page that is left takes its unfinished requests with it.
      if (reason !== 'net::ERR_ABORTED') this.#heard.push(`failed: ${request.method()} ${request.url()}: ${reason}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.#heard.push(
          `${response.status()}: ${response.request().method()} ${response.request().resourceType()} ${response.url()}`,
        )
    })
  }

  /** Says that this noise belongs to the test. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
  }

  check(): void {
    expect(this.#heard.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))).toEqual([])
  }
}
