import type { MatterTabContents } from '@generated/parts'
import type { TextMatch } from '~/features/document_reading/vocabulary'

export type DocumentKind =
  | 'pdf'
  | 'image'
  | 'word'
  | 'sheet'
  | 'slides'
  | 'text'
  | 'email'
  | 'xml'
  | 'web'
  | 'archive'
  | 'audio'
  | 'video'
  | 'other'

export const KINDS: DocumentKind[] = [
  'pdf',
  'word',
  'sheet',
  'slides',
  'image',
  'email',
  'text',
  'xml',
  'archive',
  'audio',
  'video',
  'web',
  'other',
]

export type Folder = { id: number; parentId: number | null; name: string; version: number; trashedAt: string | null }

export type Tag = { id: number; name: string }

export type Checkout = { by: string; userId: number; since: string; note: string | null }

export type DocumentRow = {
  id: number
  name: string
  kind: DocumentKind
  mime: string
  folderId: number | null
  versionNumber: number
  version: number
  origin: 'firm' | 'client'
  tags: Tag[]
  size: number
  updatedAt: string
  shared: boolean
  trashedAt: string | null
  checkout: Checkout | null
  hit: TextMatch | null
}

/** A document as its page knows it. */
export type PageDocument = Omit<DocumentRow, 'tags' | 'hit'>

/** As much of a document as its changes need. */
export type ChangedDocument = Pick<DocumentRow, 'id' | 'name' | 'version' | 'shared' | 'checkout'>

export type Filters = {
  folder: number | null
  q: string
  kind: DocumentKind | null
  tag: number | null
  shared: boolean
  trash: boolean
  sort: 'name' | 'updated' | 'size'
  descending: boolean
  page: number
  isSearch: boolean
}

export type DocumentsContent = MatterTabContents['documents']

export type VersionLine = {
  number: number
  size: number
  kind: DocumentKind
  comment: string | null
  originalName: string
  origin: 'firm' | 'client'
  restoredFrom: number | null
  scanned: boolean
  by: string | null
  at: string
}

export type DocumentCard = Omit<DocumentRow, 'hit'> & {
  isShownInline: boolean
  createdAt: string
  sharedAt: string | null
  sha256: string
  versions: VersionLine[]
  knownTags: string[]
}
