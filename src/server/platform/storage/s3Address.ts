/** A bucket, and the folder in it that is ours. */
export interface S3Address {
  /** Where the bucket is, with a slash at the end. */
  bucketUrl: string
  region: string
  /** Before each name: empty, or with a slash at the end. */
  prefix: string
}

/**
 * Reads `s3://bucket/prefix?endpoint=…&region=…`. Without an endpoint it is Amazon's. Other stores are asked by path
 * (`endpoint/bucket/…`), which all of them understand, and so are Amazon's buckets with dots, for which there is no certificate.
 */
export function readS3Address(text: string, defaultRegion = 'us-east-1'): S3Address {
  const { hostname: bucket, pathname, searchParams } = new URL(text)
  const region = searchParams.get('region') ?? defaultRegion
  const endpoint = searchParams.get('endpoint')?.replace(/\/+$/, '')
  const path = pathname.replace(/^\/+|\/+$/g, '')
  return { bucketUrl: bucketUrlOf(bucket, region, endpoint), region, prefix: path && `${path}/` }
}

function bucketUrlOf(bucket: string, region: string, endpoint: string | undefined): string {
  if (endpoint) return `${endpoint}/${bucket}/`
  const amazon = `s3.${region}.amazonaws.com`
  return bucket.includes('.') ? `https://${amazon}/${bucket}/` : `https://${bucket}.${amazon}/`
}
