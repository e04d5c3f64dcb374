import { createHash, createHmac } from 'node:crypto'

/** A request as it was received. */
export interface SignedRequest {
  method: string
  /** Path and query, as sent. */
  url: string
  headers: Record<string, string | string[] | undefined>
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** URI encoding of AWS: everything but letters, digits and `-_.~`. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The Signature Version 4 that a request must carry for the headers it names as signed. Written from the specification
 * (docs.aws.amazon.com, 'Create a signed AWS API request'), independently of the code under test.
 */
export function signatureFor({ method, url, headers }: SignedRequest, secret: string): string {
  const { scope, signed } = readAuthorization(headers)
  const [path = '', query = ''] = url.split('?')
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((parameter) => {
      const [name = '', value = ''] = parameter.split('=')
      return `${encoded(decodeURIComponent(name))}=${encoded(decodeURIComponent(value))}`
    })
  const canonical = [
    method,
    decodeURIComponent(path).split('/').map(encoded).join('/'),
    parameters.sort().join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const [date = '', region = '', service = ''] = scope.split('/')
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')).toString('hex')
}

export function readAuthorization(headers: SignedRequest['headers']) {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, key = '', scope = '', signed = '', signature = ''] = pattern.exec(String(headers.authorization)) ?? []
  return { key, scope, signed: signed.split(';'), signature }
}

/** S3 error code for a signed request with this body; undefined if the signature is valid. */
export function faultOf(request: SignedRequest, body: Buffer, key: string, secret: string): string | undefined {
  const stated = readAuthorization(request.headers)
  if (stated.key !== key) return 'InvalidAccessKeyId'
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => stated.signed.includes(name)))
    return 'AccessDenied'
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  return stated.signature === signatureFor(request, secret) ? undefined : 'SignatureDoesNotMatch'
}
