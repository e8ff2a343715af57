import { Suspense, useRef, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Note } from '~/components/feedback/note'
import { Pager } from '~/components/lists/pager'
import type { MatterTabProps } from '~/features/matters/matter_parts'
import { useMessages } from '~/hooks/use_messages'
import { useSelection } from '~/hooks/use_selection'
import { documentsAddress } from './address'
import { ConflictDialog } from './conflict_dialog'
import { DocumentsTable, chosenIn, keyOf } from './documents_table'
import { FolderTree } from './folder_tree'
import { EmptyDocuments } from './empty_documents'
import { Path, Room } from './breadcrumb_and_quota'
import { QueuePanel } from '~/features/documents/uploads/queue_panel'
import type { RowRequest } from './row_menu'
import { SelectionBar } from './selection_bar'
import { Toolbar } from './toolbar'
import { useAdding } from '~/features/documents/uploads/use_adding'
import { useDocumentActions } from './use_document_actions'
import { useFileDrop } from '~/features/documents/uploads/use_drop'
import { useUploads } from '~/features/documents/uploads/use_uploads'

const TabDialogs = lazily(() => import('./tab_dialogs'), OPENED)

/** The documents of a matter: its folders, what is in the open one, and the files on their way. */
export default function DocumentsTab({ matter, content }: MatterTabProps<'documents'>) {
  const t = useMessages()
  const { filters, paging, can, limits, documents } = content
  const { queue, uploads } = useUploads(matter.id, limits.resumableFrom)
  const adding = useAdding(matter.id, queue)
  const opened = documents.find(({ id }) => id === content.open)
  const [request, setRequest] = useState<RowRequest | null>(opened ? { kind: 'details', document: opened } : null)
  const isPlain = !filters.isSearch && !filters.trash
  const inner = content.folders.filter(({ parentId }) => parentId === filters.folder)
  const folders = filters.trash ? content.trashedFolders : isPlain && paging.page === 1 ? inner : []
  const keys = [...folders.map(({ id }) => keyOf('folder', id)), ...documents.map(({ id }) => keyOf('document', id))]
  const selection = useSelection(keys)
  const documentActions = useDocumentActions(matter.id, selection.clear)
  const dragged = useRef<string[]>([])
  const canDrop = can.create && !filters.trash
  const { isOver, drop } = useFileDrop(canDrop, (files) => void adding.add(files, filters.folder))
  const take = (key: string) => {
    dragged.current = selection.isSelected(key) ? [...selection.selected] : [key]
  }
  const dropItems = (folderId: number | null) => documentActions.move(chosenIn(dragged.current), folderId)
  const done = () => {
    selection.clear()
    setRequest(null)
  }

  return (
    <div {...drop} className="relative min-h-80">
      {matter.readOnly && <Note className="mb-3">{t('documents.read_only')}</Note>}
      <Toolbar
        key={`${filters.q}-${filters.trash}`}
        matterId={matter.id}
        content={content}
        onFiles={(files) => void adding.add(files, filters.folder)}
        onNewFolder={() => setRequest({ kind: 'newFolder' })}
      />
      <div className="grid gap-6 desk:grid-cols-[13rem_minmax(0,1fr)]">
        <FolderTree
          matterId={matter.id}
          folders={content.folders}
          filters={filters}
          canMove={can.edit}
          onDropItems={dropItems}
        />
        <div className="min-w-0">
          <Path matterId={matter.id} content={content} />
          {keys.length === 0 ? (
            <EmptyDocuments matterId={matter.id} content={content} />
          ) : (
            <DocumentsTable
              {...{ matterId: matter.id, content, folders, selection, documentActions }}
              ask={setRequest}
              onDrag={take}
              onDropItems={dropItems}
            />
          )}
          {paging.total > paging.perPage && (
            <Pager {...paging} href={(page) => documentsAddress(matter.id, { ...filters, page })} />
          )}
          <Room storage={content.storage} />
        </div>
      </div>
      {isOver && (
        <DropHint folder={content.folders.find(({ id }) => id === filters.folder)?.name ?? t('documents.top')} />
      )}
      <SelectionBar
        matterId={matter.id}
        chosen={chosenIn(selection.selected)}
        content={content}
        documentActions={documentActions}
        ask={setRequest}
        onClear={selection.clear}
      />
      <QueuePanel queue={queue} uploads={uploads} />
      {adding.conflict && <ConflictDialog conflict={adding.conflict} onAnswer={adding.answer} />}
      <Suspense fallback={null}>
        {request && (
          <TabDialogs
            matterId={matter.id}
            {...{ request, content, queue, documentActions }}
            onClose={() => setRequest(null)}
            onDone={done}
          />
        )}
      </Suspense>
    </div>
  )
}

function DropHint({ folder }: { folder: string }) {
  const t = useMessages()
  return (
    <div className="pointer-events-none absolute inset-0 z-(--z-sticky) grid place-items-center rounded-lg border-2 border-dashed border-accent bg-accent-subtle/80 text-base font-semibold text-accent-fg">
      {t('documents.drop_here', { folder })}
    </div>
  )
}
