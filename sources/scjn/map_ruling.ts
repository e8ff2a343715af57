import { caseKey } from '#sources/citations'
import type { LegalDocument } from '#sources/contract'
import { lineOf, paragraphsOf } from '#sources/plain_text'
import { longDate, properCase, sentenceCase } from '#sources/spanish'
import type { Ruling } from './records.js'
import { bodyOf, topicOf, withoutPaths } from './ruling_text.js'
import { caseKindOf, COURT, epochOn, instancesOf, isOnlyOfTheCourt } from './vocabulary.js'

const NUMBER = /\b\d{1,6}\/\d{4}\b/g

/** A ruling in our vocabulary, without its fingerprint. */
export function mapRuling(ruling: Ruling): Omit<LegalDocument, 'fingerprint'> {
  const { name, number, joined } = caseOf(ruling)
  const fullName = [name, ...joinedWords(name, joined)].join(' ')
  const keys = [name, ...joined.map((one) => name.replace(number, one))].map((one) => caseKey(one) ?? '')
  return {
    kind: 'engrose',
    documentType: 'ejecutoria',
    externalId: ruling.id,
    slug: `engrose-${ruling.id}`,
    title: [fullName, topicOf(ruling)].filter(Boolean).join('. '),
    body: bodyOf(ruling, name),
    publishedOn: ruling.decidedOn,
    url: publicUrl(ruling),
    facets: facetsOf(ruling),
    metadata: metadataOf(ruling).filter(({ value }) => value),
    citation: citationOf(ruling, fullName),
    citationKeys: keys.filter(isOnlyOfTheCourt),
  }
}

interface Case {
  kind: string | null
  number: string
  /** Kind and number: `Amparo directo en revisión 9309/2023`; `Expediente 9093/2026` when the kind is not told. */
  name: string
  /** The numbers of the cases decided together with it. */
  joined: string[]
}

function caseOf(ruling: Ruling): Case {
  const heading = lineOf(ruling.asunto)
  const number = lineOf(ruling.expediente) || (heading.match(NUMBER)?.[0] ?? '')
  const told = lineOf(ruling.tipoAsunto) || heading.split(/\s+\d/)[0]
  const usual = caseKey(`${told} ${number}`)?.replace(/ \S+$/, '')
  const kind = told ? sentenceCase(usual ?? told) : caseKindOf(ruling.urlInternet)
  const all = new Set(`${heading} ${ruling.asuntosAcumulados}`.match(NUMBER))
  return {
    kind,
    number,
    name: `${kind ?? 'Expediente'} ${number}`.trim(),
    joined: [...all].filter((one) => one !== number),
  }
}

/** `y sus acumuladas 9016/2017 y 9018/2017`. */
function joinedWords(name: string, joined: string[]): string[] {
  if (!joined.length) return []
  const ending = /^(?:acción|contradicción|controversia|declaratoria|inconformidad|queja|revisión|solicitud)/i.test(
    name
  )
    ? 'a'
    : 'o'
  const list = new Intl.ListFormat('es').format(joined)
  return [joined.length > 1 ? `y sus acumulad${ending}s ${list}` : `y su acumulad${ending} ${list}`]
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
