import { createHash } from 'node:crypto'
import { lawKey, lawNamed } from '#sources/citations/extract_citations'
import type { LegalDocument, RawPage } from '#sources/contract/contract'
import { keyOf } from '#sources/laws/reading/article_numbers'
import { entryOfLaw } from '#sources/laws/dating/entry_into_force'
import { lawSlug, readableName, shortName } from '#sources/laws/reading/names'
import { bodyOf, outlineOf, searchTextOf } from '#sources/laws/outline'
import { partsOf, partSlug } from '#sources/laws/parts'
import type { LawIdentity } from '#sources/laws/parts'
import { longDate } from '#sources/text/spanish'
import type { FederalLaw } from './records.js'
import { topicsOf } from './topics.js'

/** With the key of the law and of its longest part an address has 120 signs. */
const MAX_NAME_LENGTH = 60
const SITE = 'https://www.diputados.gob.mx/LeyesBiblio/'

/** A federal law in our vocabulary, its articles and transitory provisions as parts. */
export function map(record: FederalLaw, page: RawPage): LegalDocument {
  const { law } = record
  const identity = identityOf(record)
  const body = bodyOf(law)
  return {
    kind: 'ley',
    documentType: 'ley',
    externalId: record.ref,
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
    citationKeys: [...new Set([lawKey(identity.name), lawKey(identity.short)])],
    searchText: searchTextOf(law, [identity.name, identity.short, record.code]),
    outline: outlineOf(law, (unit) => partSlug(identity.slug, unit)),
    validity: { from: identity.entry?.on ?? null, until: identity.until },
    versionOn: law.lastReformOn ?? record.lastChangeOn ?? record.publishedOn,
    parts: partsOf(law, identity),
  }
}

function identityOf(record: FederalLaw): LawIdentity {
  const name = readableName(record.listedName)
  const short = lawNamed(name) === name ? shortName(name) : lawNamed(name)
  return {
    externalId: record.ref,
    slug: `${lawSlug(short, MAX_NAME_LENGTH)}-${keyOf(record.ref)}`,
    name,
    short,
    documentType: 'articulo',
    facets: facetsOf(record, name),
    url: `${SITE}${record.isAbrogated && !record.abrogatedFrom ? 'abro' : 'ref'}/${record.ref}.htm`,
    publishedOn: record.publishedOn,
    entry: entryOfLaw(record.law, record.publishedOn),
    until: record.abrogatedFrom,
  }
}

function facetsOf(record: FederalLaw, name: string): Record<string, string[]> {
  const days = [record.publishedOn, record.lastChangeOn].filter((day) => day !== null)
  return { topic: topicsOf(name), date: [...new Set(days)], is_abrogated: [String(record.isAbrogated)] }
}

function metadataOf(record: FederalLaw, { entry }: LawIdentity, page: RawPage): LegalDocument['metadata'] {
  const { law, publishedOn, abrogatedFrom } = record
  const articles = law.units.filter(({ kind }) => kind === 'article')
  const rows = [
    { key: 'catalogueNumber', value: record.number },
    { key: 'code', value: record.code },
    { key: 'published', value: publishedOn ? longDate(publishedOn) : '' },
    { key: 'entryIntoForce', value: entry?.text ?? '' },
    { key: 'lastReform', value: law.lastReformOn ? longDate(law.lastReformOn) : '' },
    { key: 'lastChange', value: record.changed },
    { key: 'textBehind', value: isBehind(record) ? longDate(record.listedChangeOn!) : '' },
    { key: 'abrogatedFrom', value: abrogatedFrom ? longDate(abrogatedFrom) : '' },
    { key: 'indexNote', value: record.note },
    { key: 'articles', value: String(new Set(articles.flatMap(({ numbers }) => numbers)).size) },
    { key: 'transitory', value: String(law.units.filter(({ kind }) => kind === 'transitory').length) },
    { key: 'format', value: /\.pdf$/i.test(page.url) ? 'PDF' : 'Word' },
    { key: 'textCheck', value: page.context?.checked ?? '' },
  ]
  return rows.filter(({ value }) => value && value !== '0')
}

/** Whether the listing tells a reform that the text does not have yet. */
function isBehind({ law, listedChangeOn, publishedOn }: FederalLaw): boolean {
  const asOf = law.lastReformOn ?? law.publishedOn ?? publishedOn
  return listedChangeOn !== null && asOf !== null && asOf < listedChangeOn
}

/** `Ley de Amparo…, Diario Oficial de la Federación, 2 de abril de 2013; última reforma, 16 de octubre de 2025.` */
function citationOf({ publishedOn, law }: FederalLaw, name: string): string {
  const published = publishedOn ? `, Diario Oficial de la Federación, ${longDate(publishedOn)}` : ''
  const reform = law.lastReformOn ? `; última reforma, ${longDate(law.lastReformOn)}` : ''
  return `${name}${published}${reform}.`
}
