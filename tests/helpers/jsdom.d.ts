declare module 'jsdom' {
  /** A document that is parsed from HTML. */
  export class JSDOM {
    constructor(html?: string)
    readonly window: { readonly document: Document; readonly DOMParser: typeof DOMParser }
  }
}
