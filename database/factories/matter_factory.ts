import { randomUUID } from 'node:crypto'
import { OpenMatter } from '#app/matters/actions/open_matter'
import type { MatterFields } from '#app/matters/domain/matter_fields'
import type Matter from '#app/matters/models/matter'
import LegalDocument from '#app/research/models/legal_document'

interface FirmOf {
  workspace: { id: number; name: string }
  owner: { id: number }
}

/** A matter of a firm, opened by its owner. */
export function matterOf({ workspace, owner }: FirmOf, fields: Partial<MatterFields> = {}): Promise<Matter> {
  const author = { userId: owner.id, kind: 'user' as const, ip: null, requestId: null }
  return new OpenMatter().handle(author, workspace, {
    title: 'Amparo contra la clausura de «La Galatea»',
    materia: 'amparo',
    court: 'Juzgado Noveno de Distrito en Materia Administrativa en la Ciudad de México',
    fileNumber: '1183/2026',
    clientName: 'Operadora Gastronómica La Galatea, S.A. de C.V.',
    responsibleId: owner.id,
    status: 'active',
    ...fields,
  })
}

/** An invented thesis, as the library would hold it. */
export function documentFor(
  attributes: Partial<{ title: string; citation: string; fingerprint: string }> = {}
): Promise<LegalDocument> {
  const id = randomUUID().slice(0, 8)
  return LegalDocument.create({
    source: 'scjn',
    kind: 'tesis',
    externalId: id,
    documentType: 'tesis',
    slug: `suspension-provisional-ficticia-${id}`,
    title: 'SUSPENSIÓN PROVISIONAL. TESIS FICTICIA PARA PRUEBAS.',
    body: 'Texto ficticio.',
    publishedOn: '2026-03-06',
    fingerprint: id.padEnd(64, '0'),
    url: null,
    facets: {},
    metadata: [],
    citation: `Tesis ficticia ${id} (12a.), registro digital 9${id}.`,
    citationKeys: [],
    changeSeq: 1,
    ...attributes,
  })
}
