import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Group } from '@japa/runner/core'
import type { IndexChange, IndexedDocument, SearchRequest } from '#app/core/search/search_engine'

/** Gives every test of the group a search file of its own; answers its path. */
export function withSearchFile(group: Group): () => string {
  let directory = ''
  group.each.setup(() => {
    directory = mkdtempSync(join(tmpdir(), 'foja-search-'))
    return () => rmSync(directory, { recursive: true, force: true })
  })
  return () => join(directory, 'search.sqlite')
}

/** A fictitious document; what is not given is plain. */
export function aDocument(id: number, given: Partial<IndexedDocument> = {}): IndexedDocument {
  const plain = { source: 'cjf', kind: 'ruling', title: 'Sentencia', body: '', publishedOn: null, facets: {} }
  return { ...plain, ...given, id }
}

/** Changes with growing seq, from the one given. */
export function changesOf(documents: IndexedDocument[], firstSeq = 1): IndexChange[] {
  return documents.map((document, index) => ({ seq: firstSeq + index, id: document.id, document }))
}

/** A request of the first page of everything; what is given replaces its parts. */
export function aRequest(given: Partial<SearchRequest> = {}): SearchRequest {
  return { source: 'cjf', text: '', filters: {}, page: 1, pageSize: 10, facets: [], ...given }
}
