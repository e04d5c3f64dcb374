import fc from 'fast-check'

/** Generators of malicious and malformed values, each aimed at a known weakness of parsers and databases. */

const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)

/** Values as JSON text: `JSON.stringify` could not produce some of them. */
const jsonTexts = [
  ...['null', 'true', '0', '-0', '-1', '1.5', '9007199254740993', '1e400', '-1e400', '2147483648', '5e-324'],
  ...['""', '" "', '"\\u0000"', '"\\ud800"', '"a\\udc00b"', '"\\u202e"', '"-271821-04-20T00:00:00.000Z"'],
  ...['"+275760-09-13T00:00:00.001Z"', '"2026-02-31T25:61:61Z"', '"javascript:alert(1)"', '"//a"', '"http://["'],
  ...['[]', '[null]', '[[]]', '{}', '{"toString":1}', '{"length":1e9}', '{"then":{}}', '{"toJSON":1}', '{"":0}'],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"\\u0000":"\\ud800"}'],
  ...[deep('[', ']', 40), deep('[', ']', 5000), deep('{"a":', '}', 40).replace(':}', ':1}')],
  ...[`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, `{"title":${deep('[', ']', 5000)}}`],
  ...[`[${'0,'.repeat(20_000)}0]`, `"${'ş'.repeat(100_000)}"`, `"${'\\n'.repeat(50_000)}"`],
]

export const jsonText = fc.oneof(fc.constantFrom(...jsonTexts), fc.jsonValue({ maxDepth: 4 }).map(textOf))

function textOf(value: unknown): string {
  return JSON.stringify(value)
}

/** Request bodies: a valid one with one to three replaced fields, or any JSON or text. */
export function bodyText(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const names = [...Object.keys(valid), 'en', 'updatedAt', 'id', '__proto__', 'constructor']
  const spoilt = fc
    .array(fc.tuple(fc.constantFrom(...names), jsonText), { minLength: 1, maxLength: 3 })
    .map((wrong) =>
      objectText([...Object.entries(valid).map(([name, value]) => [name, textOf(value)] as const), ...wrong]),
    )
  return fc.oneof(
    { weight: 4, arbitrary: spoilt },
    jsonText,
    fc.constantFrom('', '{', '[1,', '\ufeff{}', 'a=1&b=2', '\0'),
  )
}

/** A JSON object; of fields with the same name the last one counts. `__proto__` is an ordinary name. */
function objectText(fields: readonly (readonly [string, string])[]): string {
  return `{${[...new Map(fields)].map(([name, text]) => `${textOf(name)}:${text}`).join(',')}}`
}

export const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant<string | undefined>('application/json') },
  fc.constantFrom(
    undefined,
    ...['application/json; charset=utf-16', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    ...['multipart/form-data; boundary=x', 'application/problem+json', ';;;', 'a', '', 'text/plain; a="', '*/*'],
  ),
)

const queryNames = ['sort', 'range', 'filter', 'q', 'page', 'of', 'limit', '__proto__', 'constructor', 'filter[id]', '']
const queryTexts = [
  ...['["id","ASC"]', '["__proto__","ASC"]', '["constructor","DESC"]', '["name"]', '[["name"],"ASC"]', '["id","up"]'],
  ...['[0,24]', '[24,0]', '[-1,-5]', '[0,1e400]', '[0,9007199254740993]', '[0.5,1]', '["0","9"]', '[0]'],
  ...['{"id":[1,2]}', '{"id":[1e400]}', '{"id":{"$gt":0}}', '{"id":[9007199254740993]}', '{"id":null}', '{"q":""}'],
  ...['{"q":"%_\\\\"}', '{"q":"\\u0000"}', '{"q":"\\ud800"}', '{"q":["a"]}', '{"__proto__":1}', '{"toString":"a"}'],
  ...[
    `{"id":[${'1,'.repeat(3000)}1]}`,
    `{"q":"${'a '.repeat(4000)}"}`,
    deep('[', ']', 4000),
    `{"id":${deep('[', ']', 4000)}}`,
  ],
]
const queryValue = fc.oneof(
  fc.constantFrom(...queryTexts).map(encodeURIComponent),
  fc.constantFrom('%', '%00', '%ff', '%ed%a0%80', '%f0%9f%98%80', '+', '&', '=', 'a=b', '?', "'", ';--'),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
)
export const queryString = fc
  .array(fc.tuple(fc.constantFrom(...queryNames), queryValue), { maxLength: 3 })
  .map((pairs) => (pairs.length ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''))

/** Path segments in place of an ID or a slug. */
export const pathPart = fc.oneof(
  { weight: 3, arbitrary: fc.constant('1') },
  fc.constantFrom(
    ...[
      '0',
      '-1',
      '1e3',
      '01',
      '9007199254740993',
      '9'.repeat(400),
      '2147483648',
      '9223372036854775808',
      '%D9%A3',
      'NaN',
    ],
    ...[
      '%00',
      '%ff',
      '%ed%a0%80',
      '%',
      '..',
      '%2e%2e%2f',
      '__proto__',
      'constructor',
      '%F0%9F%98%80',
      '1%201',
      '*',
      ':id',
    ],
    ...[
      "'",
      '%22',
      '1;drop',
      'a'.repeat(9000),
      'featured',
      'admin',
      '1.1.a',
      `1.zzz.${'a'.repeat(43)}`,
      `a.${'b'.repeat(43)}`,
    ],
  ),
)

const headerTexts = fc.constantFrom(
  ...[
    '*',
    '"',
    '""',
    'W/"',
    '"a", "b"',
    ',,,',
    'a'.repeat(4000),
    ';q=',
    'gzip;q=nan',
    'br;q=1e400',
    'bytes=9-1',
    '\u00ff',
  ],
  ...[
    'application/problem+json',
    'text/csv',
    '0',
    '-1',
    'chunked',
    '::',
    '127.0.0.1',
    '::ffff:1',
    ',',
    'for="_x"',
    'a@b',
  ],
)
const headerNames = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'if-match',
    'if-none-match',
    'if-modified-since',
    'range',
    'cookie',
  ],
  ...[
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'forwarded',
    'via',
    'origin',
    'referer',
    'host',
    'user-agent',
  ],
  ...['content-encoding', 'x-http-method-override', 'expect', 'upgrade', 'date', 'content-language'],
]
export const headers = fc.dictionary(fc.constantFrom(...headerNames), headerTexts, { maxKeys: 3 })
