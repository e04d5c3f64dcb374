import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readAuthorization, signatureFor } from '../../../../tests/helpers/awsSignature.ts'
import { retryOptionsFor, type S3Request, signedHeaders } from './s3.ts'

/**
 * AWS's own examples with their signatures: Amazon S3 API reference, 'Authenticating Requests: Using the Authorization
 * Header', examples 2 to 4.
 */
const KEYS = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const DATETIME = '20130524T000000Z'
const HOST = 'examplebucket.s3.amazonaws.com'
const examples: Record<string, [request: S3Request, signature: string]> = {
  'PUT object': [
    {
      method: 'PUT',
      url: `https://${HOST}/test$file.text`,
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  'GET bucket lifecycle': [
    { method: 'GET', url: `https://${HOST}/?lifecycle` },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  'GET bucket (list objects)': [
    { method: 'GET', url: `https://${HOST}/?max-keys=2&prefix=J` },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
}

describe.each(Object.entries(examples))('S3 signature of AWS’s example: %s', (_, [request, signature]) => {
  test('equals the published one', async () => {
    const headers = await signedHeaders(request, KEYS, 'us-east-1', DATETIME)
    expect(readAuthorization(Object.fromEntries(headers))).toMatchObject({
      key: KEYS.accessKeyId,
      scope: '20130524/us-east-1/s3/aws4_request',
      signature,
    })
    expect(headers.get('x-amz-content-sha256')).toBe(
      createHash('sha256')
        .update(request.body ?? '')
        .digest('hex'),
    )
  })

  test('passes the check of the test store', async () => {
    const headers = await signedHeaders(request, KEYS, 'us-east-1', DATETIME)
    const { pathname, search } = new URL(request.url)
    const sent = {
      method: request.method,
      url: pathname + search,
      headers: { host: HOST, ...Object.fromEntries(headers) },
    }
    expect(signatureFor(sent, KEYS.secretAccessKey)).toBe(signature)
  })
})

test('S3 client: the timeout grows with the body', () => {
  expect(retryOptionsFor()).toEqual({ timeout: 10_000, attempts: 4 })
  expect(retryOptionsFor(Buffer.alloc(1_000_000))).toEqual({ timeout: 18_000, attempts: 4 })
  expect(retryOptionsFor(Buffer.alloc(10_000_000))).toEqual({ timeout: 90_000, attempts: 2 })
})

test('S3 signature: covers a session token', async () => {
  const headers = await signedHeaders(
    { method: 'GET', url: `https://${HOST}/a` },
    { ...KEYS, sessionToken: 'gecici' },
    'us-east-1',
  )
  expect(headers.get('x-amz-security-token')).toBe('gecici')
  expect(readAuthorization(Object.fromEntries(headers)).signed).toContain('x-amz-security-token')
})
