/** s3rver ships no types: the part of its API that the tests use. */
declare module 's3rver' {
  interface Options {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
    /** Set while the server runs. */
    httpServer: import('node:http').Server
  }
}
