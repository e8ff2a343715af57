import { createHash } from 'node:crypto'
import { lawKey } from '#sources/citations/extract_citations'
import type { LegalDocument, RawPage } from '#sources/contract/contract'
import { entryOfLaw } from '#sources/laws/dating/entry_into_force'
import { lawSlug } from '#sources/laws/reading/names'
import { bodyOf, outlineOf, searchTextOf } from '#sources/laws/outline'
import { partsOf, partSlug } from '#sources/laws/parts'
import type { LawIdentity } from '#sources/laws/parts'
import { longDate } from '#sources/text/spanish'
import { fichaUrl } from './ficha.js'
import { nameWithState } from './naming.js'
import type { StateLaw } from './records.js'

/** With the key of the law and of its longest part an address has 120 signs. */
const MAX_NAME_LENGTH = 60

/** A law of a state in our vocabulary, its articles and transitory provisions as parts. */
export function map(record: StateLaw, page: RawPage): LegalDocument {
  const { law } = record
  const identity = identityOf(record)
  const body = bodyOf(law)
  const parts = partsOf(law, identity)
  return {
    kind: 'ley',
    documentType: 'ley',
    externalId: record.id,
    slug: identity.slug,
    title: identity.name,
    body,
    publishedOn: record.publishedOn,
    fingerprint: createHash('sha256')
      .update(body)
      .update(JSON.stringify(page.context ?? {}))
      .digest('hex'),
    url: identity.url,
    facets: identity.facets,
    metadata: metadataOf(record, identity, page),
    citation: citationOf(record, identity.name),
    citationKeys: [lawKey(identity.name)],
    // a text that has no articles is searched whole
    ...(parts.length && { searchText: searchTextOf(law, [identity.name, record.rawTitle, record.state]) }),
    outline: outlineOf(law, (unit) => partSlug(identity.slug, unit)),
    validity: { from: identity.entry?.on ?? null, until: identity.until },
    versionOn: record.lastReformOn ?? record.publishedOn,
    parts,
  }
}

function identityOf(record: StateLaw): LawIdentity {
  const name = nameWithState(record.name, record.state)
  return {
    externalId: record.id,
    slug: `${lawSlug(name, MAX_NAME_LENGTH)}-${record.id}`,
    name,
    short: name,
    documentType: 'articulo',
    facets: { doc_type: [record.docType], estado: [record.state] },
    url: fichaUrl(record.id),
    publishedOn: record.publishedOn,
    isListedDate: record.isListedDate,
    entry: entryOfLaw(record.law, record.publishedOn),
    until: record.until,
  }
}

function metadataOf(record: StateLaw, { entry }: LawIdentity, page: RawPage): LegalDocument['metadata'] {
  const { law, publishedOn, isListedDate, lastReformOn, until, rawTitle, name } = record
  const articles = law.units.filter(({ kind }) => kind === 'article')
  const rows = [
    { key: 'state', value: record.state },
    { key: 'rawTitle', value: rawTitle.toLowerCase() === name.toLowerCase() ? '' : rawTitle },
    { key: isListedDate ? 'publishedAsListed' : 'published', value: publishedOn ? longDate(publishedOn) : '' },
    { key: 'entryIntoForce', value: entry?.text ?? '' },
    { key: 'lastReform', value: lastReformOn ? longDate(lastReformOn) : '' },
    { key: 'status', value: record.status },
    { key: 'inForceUntil', value: until ? longDate(until) : '' },
    { key: 'power', value: record.power },
    { key: 'articles', value: String(new Set(articles.flatMap(({ numbers }) => numbers)).size) },
    { key: 'transitory', value: String(law.units.filter(({ kind }) => kind === 'transitory').length) },
    { key: 'format', value: /pdf/i.test(page.url) ? 'PDF' : 'Word' },
  ]
  return rows.filter(({ value }) => value && value !== '0')
}

/** `Código Civil del Estado de Jalisco, publicado el 25 de febrero de 1995; última reforma, 14 de marzo de 2024.`; a day that only the listing tells says so. */
function citationOf({ publishedOn, isListedDate, lastReformOn, docType }: StateLaw, name: string): string {
  const done = docType === 'codigos' ? 'publicado' : 'publicada'
  const published = publishedOn ? `, ${done} el ${longDate(publishedOn)}${isListedDate ? ' según el listado' : ''}` : ''
  const reform = lastReformOn ? `; última reforma, ${longDate(lastReformOn)}` : ''
  return `${name}${published}${reform}.`
}
