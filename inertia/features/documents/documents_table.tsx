import { Th } from '~/components/lists/table_head'
import { Table, Tbody, Thead } from '~/components/lists/table'
import { SelectAllCell } from '~/components/lists/table_selection'
import { sortBy } from '~/features/lists/sort_by'
import type { useSelection } from '~/hooks/use_selection'
import { useMessages } from '~/hooks/use_messages'
import { sortAddress } from './address'
import { DocumentLine, FolderLine } from './lines'
import type { DocumentsContent, Folder } from './types'
import type { RowRequest } from './row_menu'
import type { Chosen, DocumentActions } from './use_document_actions'

export interface DocumentsTableProps {
  matterId: number
  content: DocumentsContent
  folders: Folder[]
  selection: ReturnType<typeof useSelection<string>>
  documentActions: DocumentActions
  ask: (request: RowRequest) => void
  /** What a drag that begins at this line takes along. */
  onDrag: (key: string) => void
  onDropItems: (folderId: number | null) => void
}

export const keyOf = (kind: 'document' | 'folder', id: number) => `${kind}-${id}`

/** What keys of a selection stand for. */
export function chosenIn(keys: Iterable<string>): Chosen {
  const ids = (kind: string) => [...keys].filter((key) => key.startsWith(kind)).map((key) => Number(key.split('-')[1]))
  return { documents: ids('document'), folders: ids('folder') }
}

/** What is in the open folder, or what was found: folders first. */
export function DocumentsTable(props: DocumentsTableProps) {
  const t = useMessages()
  const { matterId, content, folders, selection } = props
  const { filters, documents } = content
  const sort = sortBy(filters, (key) => sortAddress(matterId, filters, key))
  return (
    <Table caption={t('matters.overview.documents')} density="two" phone="stack">
      <Thead>
        <SelectAllCell state={selection.state} onToggle={selection.toggleAll} />
        <Th sort={sort('name')}>{t('documents.name')}</Th>
        <Th className="w-32" sort={sort('updated')}>
          {t('documents.updated')}
        </Th>
        <Th className="w-24" align="end" sort={sort('size')}>
          {t('documents.size')}
        </Th>
        <Th className="w-14">
          <span className="sr-only">{t('documents.more')}</span>
        </Th>
      </Thead>
      <Tbody>
        {folders.map((folder) => (
          <FolderLine key={keyOf('folder', folder.id)} folder={folder} {...props} />
        ))}
        {documents.map((document) => (
          <DocumentLine key={keyOf('document', document.id)} document={document} {...props} />
        ))}
      </Tbody>
    </Table>
  )
}
