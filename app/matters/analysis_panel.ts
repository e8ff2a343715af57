import { partsOf } from '#app/core/contributions/define_module'
import { route } from '#app/core/addresses'
import type { Viewer } from '#app/core/contributions/registries'
import { fromSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import Matter from '#app/matters/models/matter'
import MatterPin from '#app/matters/models/matter_pin'
import LegalDocument from '#app/research/models/legal_document'
import { analysisPanels } from '#app/research/registries'

const MAX_MATTERS = 50
const COLUMNS = [
  'matter_pins.id as pin_id',
  'matters.id',
  'matters.reference',
  'matters.title',
  'matter_pins.note',
  'matter_pins.created_at',
  'matter_pins.fingerprint',
]

interface PinRow {
  pin_id: number
  id: number
  reference: string
  title: string
  note: string | null
  created_at: string
  fingerprint: string
  current: string
}

/** The matters of the viewer's firm to which a document is pinned, last pinned first, for who may read them. Null when there are none. */
export async function pinsOfDocument(viewer: Viewer, documentId: number) {
  const { workspaceId } = viewer
  if (workspaceId === null || !viewer.may('expedientes:leer')) return null
  const rows = (await MatterPin.in({ id: workspaceId })
    .where('matter_pins.document_id', documentId)
    .whereIn('matter_pins.matter_id', Matter.seenBy(viewer).select('matters.id'))
    .join('matters', 'matters.id', 'matter_pins.matter_id')
    .join(...joinOn(LegalDocument, 'matter_pins.document_id'))
    .select(...COLUMNS, 'legal_documents.fingerprint as current')
    .orderBy('matter_pins.id', 'desc')
    .limit(MAX_MATTERS)
    .pojo<PinRow>()) as PinRow[]
  return rows.length > 0 ? { items: rows.map(shown) } : null
}

function shown({ id, pin_id: pinId, reference, title, note, created_at, fingerprint, current }: PinRow) {
  return {
    id,
    number: reference,
    title,
    note,
    pinnedAt: fromSqlInstant(created_at)!.toISO()!,
    comparisonHref: fingerprint === current ? null : route('law_firm.matter_pins.show', { dossierId: id, id: pinId }),
  }
}

export const analysisPanelParts = [partsOf(analysisPanels, { key: 'matters.pins', order: 10, load: pinsOfDocument })]
