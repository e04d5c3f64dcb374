import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test'

/** Console errors and warnings, uncaught errors (also of hydration) and failed requests of a page. */
export class PageErrors {
  readonly #heard: string[] = []
  readonly #expected: RegExp[] = []

  readonly #onMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()))
      this.#heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  }

  readonly #onError = (uncaught: WebError) => {
    const error = uncaught.error()
    this.#heard.push(`uncaught: ${error.stack ?? error.message}`)
  }

  readonly #onFailure = (request: Request) => {
    const reason = request.failure()?.errorText
    // Leaving a page aborts its requests.
    if (reason !== 'net::ERR_ABORTED') this.#heard.push(`failed: ${request.method()} ${request.url()}: ${reason}`)
  }

  readonly #onAnswer = (response: Response) => {
    const request = response.request()
    if (response.status() >= 400)
      this.#heard.push(`${response.status()}: ${request.method()} ${request.resourceType()} ${response.url()}`)
  }

  /** Starts to record the errors of all pages of a browser context, until `stop`. */
  listen(context: BrowserContext): void {
    context.on('console', this.#onMessage)
    context.on('weberror', this.#onError)
    context.on('requestfailed', this.#onFailure)
    context.on('response', this.#onAnswer)
  }

  stop(context: BrowserContext): void {
    context.off('console', this.#onMessage)
    context.off('weberror', this.#onError)
    context.off('requestfailed', this.#onFailure)
    context.off('response', this.#onAnswer)
  }

  /** Allows errors that match one of the patterns. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
  }

  check(): void {
    expect(this.#heard.filter((line) => !this.#expected.some((pattern) => pattern.test(line)))).toEqual([])
  }
}
