import type { LegalDocument } from '#sources/contract/contract'
import { thesisKeys } from '#sources/citations/extract_citations'
import { lineOf, paragraphsOf } from '#sources/text/plain_text'
import { longDate, properCase } from '#sources/text/spanish'
import { caseKeysOf, caseOf, fullNameOf } from './case.js'
import { dateOf } from './dating.js'
import { authorOf, opinionOf, opinionType } from './opinion.js'
import { citationOf } from './publication_citation.js'
import { organOf, signedText } from './publication_court.js'
import type { Publication } from './records.js'
import { epochIn, epochOn, instancesOf, subjectsOf } from './vocabulary.js'

/** A ruling of the Semanario, or an opinion on one, in our vocabulary; without its fingerprint. */
export function mapPublication(record: Publication): Omit<LegalDocument, 'fingerprint'> {
  const { kind, id } = record
  return {
    kind,
    documentType: kind,
    externalId: id,
    slug: `${kind}-${id}`,
    title: titleOf(record),
    body: signedText(record),
    publishedOn: dateOf(record),
    url: `https://sjf2.scjn.gob.mx/detalle/${kind}/${id}`,
    facets: facetsOf(record),
    metadata: metadataOf(record).filter(({ value }) => value),
    citation: citationOf(record),
    // an opinion is not what one means who cites the case
    citationKeys: kind === 'ejecutoria' ? caseKeysOf(caseOf(record)) : [],
  }
}

/** A ruling by its case and first subject, an opinion by who gave it and on what. */
function titleOf(record: Publication): string {
  const [subject = ''] = paragraphsOf(record.rubro)
  if (record.kind === 'voto') return subject || opinionOf(record)
  const own = caseOf(record)
  const name = own.number ? fullNameOf(own) : ''
  return [name, subject].filter(Boolean).join('. ')
}

function facetsOf(record: Publication): Record<string, string[]> {
  const { kind, number, joined } = caseOf(record)
  const published = dateOf(record)
  const year = published?.slice(0, 4) ?? /\/(\d{4})$/.exec(number)?.[1]
  const type = record.kind === 'voto' ? opinionType(record) : kind
  return {
    documentType: [record.kind],
    año: year ? [year] : [],
    epoca: present(epochOf(record)),
    tipo: present(type || null),
    instancia: instancesOf(record.instancia, organOf(record)),
    materia: subjectsOf(record.materias),
    numero: [...new Set([...clavesOf(record), number, ...joined, record.id])].filter(Boolean),
  }
}

function metadataOf(record: Publication): LegalDocument['metadata'] {
  const { kind, number } = caseOf(record)
  const isOpinion = record.kind === 'voto'
  return [
    { key: 'registration', value: record.id },
    { key: 'opinionType', value: isOpinion ? opinionType(record) : '' },
    { key: 'opinionAuthor', value: isOpinion ? authorOf(record) : '' },
    { key: 'caseNumber', value: number },
    { key: 'caseType', value: kind ?? '' },
    { key: 'epoch', value: epochOf(record) ?? '' },
    { key: 'instance', value: instancesOf(record.instancia, organOf(record))[0] ?? '' },
    { key: 'court', value: organOf(record) },
    { key: 'rapporteur', value: isOpinion ? '' : properCase(lineOf(record.ponente)) },
    { key: 'petitioner', value: lineOf(record.promovente) },
    { key: 'decidedOn', value: record.decidedOn ? longDate(record.decidedOn) : '' },
    { key: 'topic', value: paragraphsOf(record.rubro).join('\n') },
    { key: 'relatedTheses', value: paragraphsOf(record.tesis).join('; ') },
    { key: 'vote', value: record.votacion === 'true' ? '' : lineOf(record.votacion) },
    { key: 'publication', value: lineOf(record.fuente) },
    { key: 'location', value: lineOf(record.localizacion) },
    { key: 'publicationNote', value: lineOf(record.notaPublica) },
  ]
}

function epochOf(record: Publication): string | null {
  const told = epochIn(record.epoca) ?? epochIn(lineOf(record.localizacion))
  const date = dateOf(record)
  return told ?? (date ? epochOn(date) : null)
}

function clavesOf({ tesis }: Publication): string[] {
  return paragraphsOf(tesis)
    .flatMap((line) => line.split(/;\s*/))
    .flatMap(thesisKeys)
}

function present(value: string | null): string[] {
  return value ? [value] : []
}
