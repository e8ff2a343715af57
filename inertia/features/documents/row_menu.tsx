import {
  Download,
  Eye,
  EyeOff,
  FolderInput,
  Info,
  Pencil,
  Trash2,
  Undo2,
  UserCheck,
  UserRound,
  Upload,
} from 'lucide-react'
import type { MenuItemSpec } from '~/components/actions/menu'
import { useMessages } from '~/hooks/use_messages'
import { archiveAddress, documentPart } from './address'
import type { ChangedDocument, DocumentsContent, Folder } from './types'
import type { Chosen, DocumentActions } from './use_document_actions'

/** What a dialog is asked for. */
export type RowRequest =
  | { kind: 'details' | 'rename' | 'checkout' | 'version'; document: ChangedDocument }
  | { kind: 'renameFolder'; folder: Folder }
  | { kind: 'newFolder' }
  | { kind: 'move'; chosen: Chosen }

interface Context {
  matterId: number
  can: DocumentsContent['can']
  documentActions: DocumentActions
  ask: (request: RowRequest) => void
}

type Items = (MenuItemSpec | 'separator')[]

/** What can be done with one document. */
export function useDocumentItems(context: Context): (document: ChangedDocument) => Items {
  const t = useMessages()
  const changesOf = useDocumentChanges(context)
  const { matterId, ask } = context
  return (document) => {
    const changes = changesOf(document)
    return [
      { label: t('documents.details'), icon: Info, onSelect: () => ask({ kind: 'details', document }) },
      {
        label: t('documents.download'),
        icon: Download,
        href: documentPart(matterId, document.id, 'download'),
        external: true,
      },
      ...(changes.length > 0 ? ['separator' as const, ...changes] : []),
    ]
  }
}

/** What can be changed of one document, in its list and on its page. */
export function useDocumentChanges({
  can,
  documentActions,
  ask,
}: Omit<Context, 'matterId'>): (document: ChangedDocument) => Items {
  const t = useMessages()
  return (document) => {
    const { id, shared, checkout } = document
    const chosen = { documents: [id], folders: [] }
    const editing: Items = [
      shared
        ? { label: t('documents.unshare'), icon: EyeOff, onSelect: () => documentActions.unshare([id]) }
        : { label: t('documents.share'), icon: Eye, onSelect: () => documentActions.share([id]) },
      checkout
        ? { label: t('documents.check_in'), icon: UserCheck, onSelect: () => documentActions.checkIn(id) }
        : { label: t('documents.check_out'), icon: UserRound, onSelect: () => ask({ kind: 'checkout', document }) },
      { label: t('documents.new_version'), icon: Upload, onSelect: () => ask({ kind: 'version', document }) },
      { label: t('documents.rename'), icon: Pencil, onSelect: () => ask({ kind: 'rename', document }) },
      { label: t('documents.move'), icon: FolderInput, onSelect: () => ask({ kind: 'move', chosen }) },
    ]
    const removing: Items = [
      { label: t('documents.to_trash'), icon: Trash2, tone: 'danger', onSelect: () => documentActions.trash(chosen) },
    ]
    const isBoth = can.edit && can.delete
    return [...(can.edit ? editing : []), ...(isBoth ? ['separator' as const] : []), ...(can.delete ? removing : [])]
  }
}

/** What can be done with one folder. */
export function useFolderItems({ matterId, can, documentActions, ask }: Context): (folder: Folder) => Items {
  const t = useMessages()
  return (folder) => {
    const chosen = { documents: [], folders: [folder.id] }
    const editing: Items = [
      { label: t('documents.rename'), icon: Pencil, onSelect: () => ask({ kind: 'renameFolder', folder }) },
      { label: t('documents.move'), icon: FolderInput, onSelect: () => ask({ kind: 'move', chosen }) },
    ]
    const removing: Items = [
      'separator',
      { label: t('documents.to_trash'), icon: Trash2, tone: 'danger', onSelect: () => documentActions.trash(chosen) },
    ]
    const zip = {
      label: t('documents.download_zip'),
      icon: Download,
      href: archiveAddress(matterId, chosen),
      external: true,
    }
    return [zip, ...(can.edit ? editing : []), ...(can.delete ? removing : [])]
  }
}

/** What can be done with something in the trash. */
export function useTrashItems({ can, documentActions }: Context): (chosen: Chosen) => Items {
  const t = useMessages()
  return (chosen) =>
    can.delete ? [{ label: t('documents.restore'), icon: Undo2, onSelect: () => documentActions.restore(chosen) }] : []
}
