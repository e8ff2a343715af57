import type { LegalDocument } from '#sources/contract/contract'
import { lineOf, paragraphsOf } from '#sources/text/plain_text'
import { longDate, properCase } from '#sources/text/spanish'
import { caseKeysOf, caseOf, fullNameOf } from './case.js'
import type { Ruling } from './records.js'
import { bodyOf, topicOf, withoutPaths } from './ruling_text.js'
import { COURT, epochOn, instancesOf } from './vocabulary.js'

/** A ruling in our vocabulary, without its fingerprint. */
export function mapRuling(ruling: Ruling): Omit<LegalDocument, 'fingerprint'> {
  const own = caseOf(ruling)
  const fullName = fullNameOf(own)
  return {
    kind: 'engrose',
    documentType: 'ejecutoria',
    externalId: ruling.id,
    slug: `engrose-${ruling.id}`,
    title: [fullName, topicOf(ruling)].filter(Boolean).join('. '),
    body: bodyOf(ruling, own.name),
    publishedOn: ruling.decidedOn,
    url: publicUrl(ruling),
    facets: facetsOf(ruling),
    metadata: metadataOf(ruling).filter(({ value }) => value),
    citation: citationOf(ruling, fullName),
    citationKeys: caseKeysOf(own),
  }
}

function facetsOf(ruling: Ruling): Record<string, string[]> {
  const { kind, number, joined } = caseOf(ruling)
  const epoch = ruling.decidedOn ? epochOn(ruling.decidedOn) : null
  const year = (ruling.decidedOn ?? /\/(\d{4})$/.exec(number)?.[1])?.slice(0, 4)
  return {
    documentType: ['ejecutoria'],
    año: year ? [year] : [],
    epoca: epoch ? [epoch] : [],
    tipo: kind ? [kind] : [],
    instancia: instancesOf(COURT, organOf(ruling)),
    materia: [],
    numero: [number, ...joined].filter(Boolean),
  }
}

function metadataOf(ruling: Ruling): LegalDocument['metadata'] {
  const { kind, number } = caseOf(ruling)
  return [
    { key: 'caseNumber', value: number },
    { key: 'caseType', value: kind ?? '' },
    { key: 'court', value: organOf(ruling) || COURT },
    { key: 'rapporteur', value: properCase(lineOf(ruling.ministro)) },
    { key: 'decidedOn', value: ruling.decidedOn ? longDate(ruling.decidedOn) : '' },
    { key: 'topic', value: topicOf(ruling) },
    { key: 'origin', value: paragraphsOf(ruling.organoJurisdiccionalOrigen).map(originOf).join('; ') },
    { key: 'joinedCases', value: lineOf(ruling.asuntosAcumulados) },
    { key: 'vote', value: lineOf(ruling.votacion) },
  ].map(({ key, value }) => ({ key, value: withoutPaths(value).trim() }))
}

/** As it is cited: court, chamber, case, date and who wrote it. */
function citationOf(ruling: Ruling, name: string): string {
  const organ = organOf(ruling)
  const rapporteur = properCase(lineOf(ruling.ministro))
  const parts = [
    COURT,
    organ === COURT ? '' : organ,
    name,
    ruling.decidedOn ? `sentencia de ${longDate(ruling.decidedOn)}` : '',
    rapporteur ? `ponente: ${rapporteur}` : '',
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

function organOf(ruling: Ruling): string {
  return properCase(lineOf(ruling.organoResolvio) || lineOf(ruling.pertenencia))
}

function originOf(line: string): string {
  return properCase(line.replace(/^TRIBUNAL DE ORIGEN:\s*/i, ''))
}

function publicUrl({ urlInternet }: Ruling): string | null {
  const url = URL.parse(urlInternet.trim())
  const isOfTheCourt = url && /^https?:$/.test(url.protocol) && /(^|\.)scjn\.gob\.mx$/.test(url.hostname)
  return isOfTheCourt ? url.href : null
}
