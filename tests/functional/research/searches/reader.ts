import type { ApiClient } from '@japa/api-client'
import type { Understood } from '#app/core/search/search_engine'
import type { Court } from '#app/research/asking/court'
import type { FacetValue, Relaxation } from '#app/research/asking/found'
import type { SearchQuery } from '#app/research/asking/search_query'
import type { ReaderMatter } from '#app/research/http/reader'
import type { RecentSearch } from '#app/research/queries/recent_searches'
import type User from '#app/accounts/models/user'
import type Workspace from '#app/workspaces/models/workspace'
import { PAGE_HEADERS, send } from '#tests/helpers/http'
import { firm, type Firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { pageIn } from '#tests/helpers/visitor'

/** The page of results, as far as tests look at it. */
export interface SearchProps {
  query: SearchQuery
  isCut: boolean
  totals: Record<string, number>
  court: Court | null
  matter: ReaderMatter | null
  recent: RecentSearch[]
  found: {
    total: number
    hits: {
      title: { text: string; mark: string | null }[]
      document: {
        id: number
        slug: string
        force: string | null
        path: string[]
        court: string | null
        outcome: string | null
      }
      why: { term: string; title: number; body: number; synonym: string | null }[]
      force: { binds: boolean | null; reason: string; basis: string } | null
    }[]
    facets: Record<string, FacetValue[]>
    understood: Understood
    didYouMean: string | null
    order: string
    relaxations: Relaxation[]
    near: { text: string; total: number; hits: { document: { id: number } }[] } | null
  }
}

let version: string | null = null

/** Somebody at the search page: asks as the browser's client does. */
export async function readerOf(client: ApiClient, user: User | null, workspace: Workspace | null) {
  version ??= pageIn((await send('/login', { headers: PAGE_HEADERS })).text).version
  const session = await signedIn(client, user, workspace)
  const visit = (path: string) => session.visit(path).header('x-inertia-version', version!)
  return {
    ...session,
    visit,
    /** The page of results at an address. */
    async search(query: string, source = 'scjn'): Promise<SearchProps> {
      const response = await visit(`/search/b-search/${source}?${query}`)
      response.assertStatus(200)
      return response.body().props
    },
  }
}

/** A lawyer of a new firm. */
export async function lawyer(client: ApiClient): Promise<Awaited<ReturnType<typeof readerOf>> & { firm: Firm }> {
  const own = await firm()
  return { ...(await readerOf(client, own.owner, own.workspace)), firm: own }
}

/** The titles of a page of results, without marks. */
export function titlesOf({ found }: SearchProps): string[] {
  return found.hits.map(({ title }) => title.map(({ text }) => text).join(''))
}
