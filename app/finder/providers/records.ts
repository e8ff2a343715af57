import { partsOf } from '#app/core/contributions/define_module'
import { route } from '#app/core/addresses'
import { paletteProviders, type Viewer } from '#app/core/contributions/registries'
import type { RecordKind } from '#app/core/search/record_changes'
import type { RecordHit } from '#app/finder/index/record_reader'
import { seenHits } from '#app/finder/queries/seen_hits'

interface Shown {
  key: string
  kind: RecordKind
  order: number
  permissions: string[]
  href(hit: RecordHit, text: string): string
}

/** What of the firm's records the palette finds, who may find it and where it leads. */
const SHOWN: Shown[] = [
  {
    key: 'matters',
    kind: 'matter',
    order: 10,
    permissions: ['expedientes:leer'],
    href: ({ id }) => route('law_firm.matters.show', { dossierId: id }),
  },
  {
    key: 'clients',
    kind: 'client',
    order: 20,
    permissions: ['clientes:leer'],
    href: ({ id }) => route('law_firm.clients.show', { id }),
  },
  {
    key: 'documents',
    kind: 'document',
    order: 30,
    permissions: ['expedientes:leer', 'documentos:leer'],
    href: ({ id, matterId, isInText }, text) =>
      route('law_firm.documents.show', { dossierId: matterId!, documentId: id }, { q: isInText ? text : null }),
  },
  {
    key: 'activities',
    kind: 'activity',
    order: 40,
    permissions: ['expedientes:leer'],
    href: ({ id, matterId }) =>
      route('law_firm.matters.show', { dossierId: matterId! }, { tab: 'activities', activity: id }),
  },
  {
    key: 'deadlines',
    kind: 'deadline',
    order: 35,
    permissions: ['expedientes:leer'],
    href: ({ id, matterId }) =>
      route('law_firm.matters.show', { dossierId: matterId! }, { tab: 'docket', deadline: id }),
  },
  {
    key: 'charges',
    kind: 'charge',
    order: 45,
    permissions: ['facturas:leer'],
    href: ({ id }) => route('law_firm.charges.show', { id }),
  },
  {
    key: 'notes',
    kind: 'note',
    order: 50,
    permissions: ['expedientes:leer'],
    href: ({ id, matterId }) => route('law_firm.matters.show', { dossierId: matterId! }, { tab: 'notes', note: id }),
  },
]

export const recordsParts = [
  partsOf(
    paletteProviders,
    ...SHOWN.map(({ key, kind, order, permissions, href }) => ({
      key,
      order,
      async search(viewer: Viewer, text: string, limit: number) {
        if (!permissions.every((permission) => viewer.may(permission))) return []
        const hits = await seenHits(viewer, kind, text, limit)
        return hits.map((hit) => ({ title: hit.title, context: hit.context, href: href(hit, text) }))
      },
    }))
  ),
]
