/** The only HTTP client that a source gets. See `sources/http/http_client.ts`. */
export interface Http {
  /** Requests that a client may keep in flight; one when the client does not say. */
  readonly concurrency?: number
  get(url: string, options?: HttpOptions): Promise<HttpAnswer>
  /** Sends JSON to a search that only answers to it. */
  post(url: string, json: unknown, options?: HttpOptions): Promise<HttpAnswer>
}

export interface HttpOptions {
  etag?: string | null
  accept?: string
  /** Headers that a site asks for besides (`Origin`, `Referer`). */
  headers?: Record<string, string>
  signal?: AbortSignal
}

export interface HttpAnswer {
  status: number
  contentType: string
  etag: string | null
  body: Uint8Array
}
