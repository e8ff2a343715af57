import { buildAddress, orderIn, reordered } from '~/features/lists/address'
import { matterAddress } from '~/features/matters/address'
import { route } from '~/routes'
import type { Filters } from './types'

/** Address of the documents of a matter with these filters; what is usual is left out of it. */
export function documentsAddress(matterId: number, filters: Partial<Filters>): string {
  const { folder, q, kind, tag, shared, trash, page } = filters
  const sort = orderIn(filters, 'name')
  return buildAddress(matterAddress(matterId, 'documents'), { folder, q, kind, tag, shared, trash, sort, page })
}

/** Address of a folder, without what was looked for before. */
export const folderAddress = (matterId: number, { sort, descending }: Filters, folder: number | null) =>
  documentsAddress(matterId, { folder, sort, descending })

/** Address of the list ordered by a column: the other way round when it already is. */
export const sortAddress = (matterId: number, filters: Filters, sort: Filters['sort']): string =>
  documentsAddress(matterId, reordered(filters, sort, sort !== 'name'))

const base = (matterId: number) => route('law_firm.matters.update', { dossierId: matterId })

/** Where a document is written to, and its parts: `tags`, `checkout`, `card`, `download` … */
export const documentPart = (matterId: number, id: number, part = '') =>
  `${base(matterId)}/documents/${id}${part && `/${part}`}`

/** Where something is done with several documents: `moves`, `shares`, `trashings`. */
export const documentsPart = (matterId: number, part: string) => `${base(matterId)}/documents/${part}`

export const foldersAddress = (matterId: number, id?: number) => `${base(matterId)}/folders${id ? `/${id}` : ''}`

export const uploadsAddress = (matterId: number) => `${base(matterId)}/uploads`

/** A ZIP of what was chosen; without a choice, of all documents. */
export const archiveAddress = (matterId: number, chosen: { documents?: number[]; folders?: number[] } = {}): string =>
  buildAddress(documentsPart(matterId, 'archive'), chosen)
