import { useMessages } from '~/hooks/use_messages'
import { documentPart, foldersAddress } from './address'
import { CheckoutDialog } from './checkout_dialog'
import { DocumentPanel } from './document_panel'
import { MoveDialog } from './move_dialog'
import { NameDialog } from './name_dialog'
import type { RowRequest } from './row_menu'
import type { ChangedDocument, DocumentsContent } from './types'
import type { UploadQueue } from '~/features/documents/uploads/upload_queue'
import type { DocumentActions } from './use_document_actions'
import { VersionDialog } from './version_dialog'

/** What the dialogs know of the page that they open on. */
export type DialogsContent = Pick<DocumentsContent, 'folders' | 'can' | 'me'> & {
  documents: ChangedDocument[]
  filters: Pick<DocumentsContent['filters'], 'folder'>
}

interface TabDialogsProps {
  matterId: number
  request: RowRequest
  content: DialogsContent
  queue: UploadQueue
  documentActions: DocumentActions
  onClose: () => void
  onDone: () => void
}

/** The dialog that was asked for. Fetched when the first one is. */
export default function TabDialogs({
  matterId,
  request,
  content,
  queue,
  documentActions,
  onClose,
  onDone,
}: TabDialogsProps) {
  const t = useMessages()
  const naming = { matterId, onClose, label: t('documents.name') }
  if (request.kind === 'newFolder') {
    const also = { parentId: content.filters.folder }
    const words = { title: t('documents.new_folder'), label: t('documents.folder_name'), verb: t('common.create') }
    return (
      <NameDialog {...words} name="" method="post" action={foldersAddress(matterId)} also={also} onClose={onClose} />
    )
  }
  const renaming = { ...naming, title: t('documents.rename'), verb: t('common.save'), method: 'put' as const }
  if (request.kind === 'renameFolder') {
    const { id, name, version } = request.folder
    return <NameDialog {...renaming} name={name} action={foldersAddress(matterId, id)} also={{ version }} />
  }
  if (request.kind === 'move')
    return (
      <MoveDialog
        matterId={matterId}
        chosen={request.chosen}
        folders={content.folders}
        onClose={onClose}
        onDone={onDone}
      />
    )
  // The list may have been read again since: the dialog shows the document as it is now.
  const document = content.documents.find(({ id }) => id === request.document.id) ?? request.document
  if (request.kind === 'rename')
    return (
      <NameDialog
        {...renaming}
        name={document.name}
        action={documentPart(matterId, document.id)}
        also={{ version: document.version }}
      />
    )
  if (request.kind === 'checkout') return <CheckoutDialog matterId={matterId} document={document} onClose={onClose} />
  if (request.kind === 'version')
    return <VersionDialog document={document} queue={queue} me={content.me} onClose={onClose} />
  return (
    <DocumentPanel
      matterId={matterId}
      id={document.id}
      content={content}
      documentActions={documentActions}
      onClose={onClose}
    />
  )
}
