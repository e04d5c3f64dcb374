/** A record or a singleton, as the API's paths call it. */
export interface Of {
  resource: string
  id: number | string
}
