import type { LegalDocument } from '#sources/contract/contract'
import { thesisKey, thesisKeys } from '#sources/citations/extract_citations'
import { lineOf, paragraphsOf } from '#sources/text/plain_text'
import { unaccented } from '#sources/text/spanish'
import { dateOf } from './dating.js'
import type { Thesis } from './records.js'
import { citationOf, courtOf } from './thesis_citation.js'
import { epochOf, instancesOf, subjectsOf, thesisTypeOf } from './vocabulary.js'

/** A thesis in our vocabulary, without its fingerprint. */
export function mapThesis(thesis: Thesis): Omit<LegalDocument, 'fingerprint'> {
  const id = String(thesis.id)
  const keys = [...thesisKeys(thesis.tesis), id]
  return {
    kind: 'tesis',
    documentType: 'tesis',
    externalId: id,
    slug: `tesis-${id}`,
    title: lineOf(thesis.rubro),
    body: bodyOf(thesis),
    publishedOn: dateOf(thesis),
    url: `https://sjf2.scjn.gob.mx/detalle/tesis/${id}`,
    facets: facetsOf(thesis, keys),
    metadata: metadataOf(thesis).filter(({ value }) => value),
    citation: citationOf(thesis),
    citationKeys: keys,
  }
}

/** The text, then those precedents that it does not already end with. */
function bodyOf(thesis: Thesis): string {
  const text = paragraphsOf(thesis.texto)
  const said = squeezed(text.join(' '))
  const precedents = paragraphsOf(thesis.precedentes.replace(/\s\|(?=\s|$)/g, '\n'))
  return [...text, ...precedents.filter((paragraph) => !said.includes(squeezed(paragraph)))].join('\n')
}

function facetsOf(thesis: Thesis, keys: string[]): Record<string, string[]> {
  const present = (value: string | number | null) => (value ? [String(value)] : [])
  return {
    documentType: ['tesis'],
    año: present(thesis.anio),
    epoca: present(epochOf(thesis.epoca)),
    tipo: present(thesisTypeOf(thesis.tipoTesis, thesis.localizacion)),
    instancia: instancesOf(thesis.instancia, thesis.organoJuris),
    materia: subjectsOf(thesis.materias),
    numero: keys,
  }
}

function metadataOf(thesis: Thesis): LegalDocument['metadata'] {
  return [
    { key: 'registration', value: String(thesis.id) },
    { key: 'thesisNumber', value: thesisKey(thesis.tesis) ?? '' },
    { key: 'thesisType', value: thesisTypeOf(thesis.tipoTesis, thesis.localizacion) ?? lineOf(thesis.tipoTesis) },
    { key: 'epoch', value: epochOf(thesis.epoca) ?? '' },
    { key: 'instance', value: instancesOf(thesis.instancia, thesis.organoJuris)[0] ?? '' },
    { key: 'court', value: courtOf(thesis) },
    { key: 'subjects', value: subjectsOf(thesis.materias).join(', ') },
    { key: 'publication', value: lineOf(thesis.fuente) },
    { key: 'location', value: lineOf(thesis.localizacion) },
    { key: 'publicationNote', value: lineOf(thesis.notaPublica) },
    { key: 'annexes', value: lineOf(thesis.anexos) },
  ]
}

function squeezed(text: string): string {
  return unaccented(text).replace(/[^\p{L}\p{N}]+/gu, '')
}
