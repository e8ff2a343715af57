/** The search server does not answer, or refuses to: what needs no search works on, and so does search as soon as the server is back. */
export class SearchUnavailable extends Error {
  readonly status = 503

  constructor(cause: unknown) {
    super(`search does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** What a search finds; `otherwise` while the server does not answer. For pages that show more than that. */
export async function unlessUnavailable<T, Other>(search: Promise<T>, otherwise: Other): Promise<T | Other> {
  try {
    return await search
  } catch (error) {
    if (error instanceof SearchUnavailable) return otherwise
    throw error
  }
}
