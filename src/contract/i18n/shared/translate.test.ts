import { describe, expect, test } from 'vitest'
import * as turkish from './messages.ts'
import * as english from './messagesEnglish.ts'
import { translateMessage } from './translate.ts'

const { validation, problems } = turkish

type Message = string | ((...values: unknown[]) => string)

describe('messages of the server in English', () => {
  const groups = turkish as unknown as Record<string, Record<string, Message>>
  const messages = Object.keys(english).flatMap((name) => Object.values(groups[name]!))

  test('every message has one, and no other message changes', () => {
    expect(messages.length).toBeGreaterThan(100)
    const untranslated = messages
      .map((message) => (typeof message === 'string' ? message : message(...Array(message.length).fill(7))))
      .filter(
        (message) => /[çğıöşüİ]/i.test(translateMessage(message, 'en')) || translateMessage(message, 'en') === message,
      )
    expect(untranslated).toEqual([])
    expect(translateMessage('Merhaba.', 'en')).toBe('Merhaba.')
    expect(translateMessage(problems.notFound, 'tr')).toBe(problems.notFound)
  })

  test.each([
    [validation.tooLong(5000), 'You can enter at most 5,000 characters.'],
    [validation.tooShort(1), 'Enter at least 1 character.'],
    [validation.tooManyItems(50), 'There can be at most 50.'],
    [validation.tooBig(50), 'The value can be at most 50.'],
    [validation.specTwice('IP sınıfı (1.5)'), '“IP sınıfı (1.5)” occurs twice. Each feature can be named once.'],
    [problems.pictureInUse(1), 'This picture is used in 1 place. Remove it there, or replace it with another picture.'],
    [problems.pictureTooBigAs('GIF', 25), english.problems.pictureTooBigAs('GIF', '25')],
  ])('the values of %s stay', (message, translated) => {
    expect(translateMessage(message, 'en')).toBe(translated)
  })
})
