import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import * as turkish from '../../../contract/i18n/shared/messages.ts'
import * as english from '../../../contract/i18n/shared/messagesEnglish.ts'
import type { Problem } from '../../../contract/problem.ts'

const FORM = { name: 'Jane', email: 'jane@example.com', subject: 'Probe', message: 'Hello' }
const question = { history: [{ role: 'user', content: 'Hello' }] }
const unknown = { errors: { locale: [turkish.validation.choice] } }

describe.each(databases('sqlite'))('problems in English on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  const problemOf = async (line: string, body?: object): Promise<Problem> => (await site.call(line, body)).body

  test.each([
    ['GET /products/no-such-thing?locale=en', undefined, 404, english.problems.notFound],
    ['GET /no-such-address?locale=en', undefined, 404, english.problems.noSuchAddress],
    ['DELETE /products?locale=en', undefined, 405, english.problems.methodNotAllowed],
    [
      'POST /accounts/login?locale=en',
      { email: 'a@example.com', password: 'wrong' },
      401,
      english.account.wrongCredentials,
    ],
    ['POST /contact/send-message?locale=en', { message: 'x'.repeat(70_000) }, 413, english.problems.tooLarge],
  ])('%s', async (line, body, status, message) => {
    expect(await problemOf(line, body)).toMatchObject({ status, message, detail: message })
  })

  test('texts under the names of fields', async () => {
    const { errors, message } = await problemOf('GET /products?locale=en&sort=["nothing","ASC"]&range=[9,1]&filter={')
    expect(message).toBe(english.problems.invalid)
    expect(errors).toEqual({
      sort: [english.validation.choice],
      range: [english.validation.invalid],
      filter: [english.validation.json],
    })
    const invalid = { ...FORM, name: '', email: 'jane', message: 'x'.repeat(5001), locale: 'en' }
    const required = {
      name: [english.faults.required],
      email: [english.faults.email],
      message: ['You can enter at most 5,000 characters.'],
    }
    expect(await problemOf('POST /contact/send-message', invalid)).toMatchObject({ status: 400, errors: required })
    const { locale: _, ...withoutLocale } = invalid
    const inQuery = await problemOf('POST /contact/send-message?locale=en', withoutLocale)
    expect(inQuery).toMatchObject({ status: 400, errors: required })
    expect((await problemOf('POST /contact/send-message', withoutLocale)).errors!.name).toEqual([
      turkish.faults.required,
    ])
    const chat = await problemOf('POST /chat', { history: [], locale: 'en' })
    expect(chat).toMatchObject({ status: 400, errors: { history: [english.chatFaults.empty] } })
  })

  test.each([
    ['GET /products?locale=de'],
    ['GET /products?locale=tr&locale=en'],
    ['GET /page-content/about?locale='],
    ['POST /accounts/login?locale=EN', { email: 'a@example.com', password: 'wrong' }],
    ['POST /chat', { ...question, locale: 'de' }],
    ['POST /chat', { ...question, locale: null }],
    ['POST /contact/send-message', { ...FORM, locale: 'de' }],
    ['POST /contact/send-message?locale=de', FORM],
  ])('an unknown locale is refused: %s %j', async (line, body?: object) => {
    expect(await problemOf(line, body)).toMatchObject({ status: 400, ...unknown })
  })
})
