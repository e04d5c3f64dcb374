import { escapeHtml } from '../rendering/document.ts'
import type { Answer, ApiDocument, JsonSchema, Operation, Parameter } from './document.ts'
import { exampleOf } from './exampleOf.ts'
import { fieldsOf, schemaText } from './schemaText.ts'

interface Call {
  method: string
  path: string
  operation: Operation
}

/** The API's description as a page for people: no script, and nothing from elsewhere. */
export function docsPage({ info, paths }: ApiDocument, { origin, styles }: { origin: string; styles: string }): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => ({ method, path, operation })),
  )
  const groups = Object.entries(Object.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? 'other'))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API · ${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="${styles}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<header>
<p class="site">${escapeHtml(info.title)}</p>
<h1>API</h1>
${proseOf(info.description ?? '')}
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1)</p>
</header>
<nav aria-label="Calls">
${groups.map(([tag, group]) => `<h2><a href="#${tag}">${tag}</a></h2>${indexOf(group!)}`).join('\n')}
</nav>
<main>
${groups.map(([tag, group]) => sectionOf(tag, group!, origin)).join('\n')}
</main>
</body>
</html>
`
}

const proseOf = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n')

/** Text with its `code`. */
const inline = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const methodMark = (method: string) => `<span class="method ${method}">${method.toUpperCase()}</span>`

const indexOf = (calls: Call[]): string =>
  `<ul>${calls
    .map(
      ({ method, path, operation }) =>
        `<li><a href="#${operation.operationId}">${methodMark(method)} <code>${shortened(path)}</code></a></li>`,
    )
    .join('')}</ul>`

const shortened = (path: string) => escapeHtml(path.replace(/^\/api/, ''))

const sectionOf = (tag: string, calls: Call[], origin: string): string =>
  `<section id="${tag}"><h2>${tag}</h2>\n${calls.map((call) => articleOf(call, origin)).join('\n')}</section>`

function articleOf({ method, path, operation }: Call, origin: string): string {
  const { operationId, summary = '', security = [], parameters = [], requestBody, responses } = operation
  const bodies = Object.entries(requestBody?.content ?? {})
  return `<article id="${operationId}">
<h3>${methodMark(method)} <code>${escapeHtml(path).replace(/\{(\w+)\}/g, '<var>$1</var>')}</code></h3>
<p>${inline(summary)}${security.length ? ' <span class="token">needs a token</span>' : ''}</p>
<details>
<summary>What it takes and answers</summary>
${parameters.length ? tableOf('Parameters', parameters.map(parameterRow)) : ''}
${bodies.map(([type, { schema }]) => tableOf(`Body <code>${type}</code>`, fieldRows(schema))).join('\n')}
<pre><code>${escapeHtml(commandOf({ method, path, operation }, origin))}</code></pre>
<h4>Answers</h4>
<dl>${Object.entries(responses).map(answerOf).join('')}</dl>
</details>
</article>`
}

const tableOf = (caption: string, rows: string[]): string =>
  rows.length ? `<table>${caption && `<caption>${caption}</caption>`}<tbody>${rows.join('')}</tbody></table>` : ''

const parameterRow = ({ name, in: place, required, description, schema }: Parameter): string =>
  rowOf(name, place + (required ? ', must be given' : ''), description ?? schemaText(schema))

const fieldRows = (schema: JsonSchema): string[] =>
  fieldsOf(schema).map(({ name, text, isRequired }) => rowOf(name, isRequired ? 'must be given' : '', text))

const rowOf = (name: string, when: string, text: string): string =>
  `<tr><th scope="row"><code>${escapeHtml(name)}</code>${when && ` <small>${when}</small>`}</th><td>${inline(text)}</td></tr>`

function answerOf([status, { description = '', content = {} }]: [string, Answer]): string {
  const [type, media] = Object.entries(content)[0] ?? []
  const isOwn = type === 'application/json' && media
  const list = isOwn && media.schema.type === 'array' ? ' A list of:' : ''
  const fields = isOwn
    ? tableOf(
        '',
        fieldsOf(media.schema).map(({ name, text }) => rowOf(name, '', text)),
      )
    : ''
  return `<dt>${status}</dt><dd>${inline(description)}.${list}${fields}</dd>`
}

/** The call as somebody would try it in a shell. */
function commandOf({ method, path, operation }: Call, origin: string): string {
  const { parameters = [], security = [], requestBody } = operation
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.name === name)
    return String(parameter?.example ?? name)
  })
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${origin}${filled}`,
    ...(security.length ? ["-H 'Authorization: Bearer …'"] : []),
    ...(type === 'multipart/form-data' ? ['-F file=@picture.webp'] : []),
    ...(type === 'application/json'
      ? [
          "-H 'Content-Type: application/json'",
          `-d '${JSON.stringify(exampleOf(body!.schema)).replaceAll("'", "'\\''")}'`,
        ]
      : []),
  ].join(' \\\n  ')
}
