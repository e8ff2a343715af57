import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { setLimitStore } from '#app/core/limits/rate_limiter'
import { SearchEngine } from '#app/core/search/search_engine'
import { tierOf } from '#app/research/authority/tier'
import LegalDocument from '#app/research/models/legal_document'

/** What a test says of an invented document; the rest follows from its kind. */
export interface Invented {
  title: string
  body?: string
  source?: string
  kind?: 'tesis' | 'engrose' | 'sentencia' | 'articulo' | 'ley' | 'expediente'
  publishedOn?: string
  facets?: Record<string, string[]>
  metadata?: Record<string, string>
  citationKeys?: string[]
}

export const engine = () => app.container.make(SearchEngine)

/** A database and an index of its own for each test. */
export async function emptyLibrary() {
  const rollback = await testUtils.db().wrapInGlobalTransaction()
  await (await engine()).clear()
  setLimitStore('memory')
  return rollback
}

let count = 0

/** Puts invented documents into the library and its index. */
export async function libraryOf(...invented: Invented[]): Promise<LegalDocument[]> {
  const { lastSeq } = await (await engine()).status()
  const documents: LegalDocument[] = []
  for (const [place, one] of invented.entries()) documents.push(await store(one, lastSeq + place + 1))
  const changes = documents.map((document) => ({
    seq: document.changeSeq,
    id: document.id,
    document: indexed(document),
  }))
  await (await engine()).apply(changes)
  return documents
}

function indexed(document: LegalDocument) {
  const { id, source, kind, title, body, publishedOn, facets } = document
  return { id, source, kind, title, body, publishedOn, facets, tier: tierOf(document) ?? undefined }
}

const TYPES = {
  tesis: 'tesis',
  engrose: 'ejecutoria',
  sentencia: 'sentencia',
  articulo: 'ley',
  ley: 'ley',
  expediente: 'expediente',
}

async function store(
  { kind = 'tesis', source = 'scjn', facets = {}, metadata = {}, ...one }: Invented,
  changeSeq: number
): Promise<LegalDocument> {
  const id = String(91_000_000 + ++count)
  const documentType = TYPES[kind]
  const document = await LegalDocument.create({
    source,
    kind,
    externalId: id,
    documentType,
    slug: `${kind}-${id}`,
    title: one.title,
    body: one.body ?? 'Texto ficticio de prueba; no es un criterio publicado.',
    publishedOn: one.publishedOn ?? '2024-02-09',
    fingerprint: id.padEnd(64, '0'),
    url: `https://sitio.example/detalle/${id}`,
    facets: source === 'scjn' ? { documentType: [documentType], ...facets } : facets,
    metadata: Object.entries(metadata).map(([key, value]) => ({ key, value })),
    citation: `Tesis ficticia, registro digital ${id}.`,
    citationKeys: one.citationKeys ?? [],
    changeSeq,
  })
  const keys = document.citationKeys.map((key) => ({ citation_key: key, document_id: document.id }))
  if (keys.length > 0) await db.table('citation_keys').multiInsert(keys)
  return document
}
