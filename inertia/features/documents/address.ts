import { route } from '~/routes'
import type { Filters } from './types'

/** Address of the documents of a matter with these filters; what is usual is left out of it. */
export function documentsAddress(matterId: number, filters: Partial<Filters>): string {
  const { folder, q, kind, tag, shared, trash, sort = 'name', descending = false, page = 1 } = filters
  const order = `${descending ? '-' : ''}${sort}`
  const parts: [string, string][] = [
    ['tab', 'documents'],
    ['folder', folder ? String(folder) : ''],
    ['q', q ?? ''],
    ['kind', kind ?? ''],
    ['tag', tag ? String(tag) : ''],
    ['shared', shared ? 'yes' : ''],
    ['trash', trash ? 'yes' : ''],
    ['sort', order === 'name' ? '' : order],
    ['page', page > 1 ? String(page) : ''],
  ]
  const query = new URLSearchParams(parts.filter(([, value]) => value !== ''))
  return `${route('law_firm.matters.show', { dossierId: matterId })}?${query.toString()}`
}

/** Address of a folder, without what was looked for before. */
export const folderAddress = (matterId: number, { sort, descending }: Filters, folder: number | null) =>
  documentsAddress(matterId, { folder, sort, descending })

/** Address of the list ordered by a column: the other way round when it already is. */
export function sortAddress(matterId: number, filters: Filters, sort: Filters['sort']): string {
  const descending = filters.sort === sort ? !filters.descending : sort !== 'name'
  return documentsAddress(matterId, { ...filters, sort, descending, page: 1 })
}

const base = (matterId: number) => route('law_firm.matters.update', { dossierId: matterId })

/** Where a document is written to, and its parts: `tags`, `checkout`, `card`, `download` … */
export const documentPart = (matterId: number, id: number, part = '') =>
  `${base(matterId)}/documents/${id}${part && `/${part}`}`

/** Where something is done with several documents: `moves`, `shares`, `trashings`. */
export const documentsPart = (matterId: number, part: string) => `${base(matterId)}/documents/${part}`

export const foldersAddress = (matterId: number, id?: number) => `${base(matterId)}/folders${id ? `/${id}` : ''}`

export const uploadsAddress = (matterId: number) => `${base(matterId)}/uploads`

/** A ZIP of what was chosen; without a choice, of all documents. */
export function archiveAddress(matterId: number, chosen?: { documents: number[]; folders: number[] }): string {
  const query = chosen && `?documents=${chosen.documents.join(',')}&folders=${chosen.folders.join(',')}`
  return `${documentsPart(matterId, 'archive')}${query ?? ''}`
}
