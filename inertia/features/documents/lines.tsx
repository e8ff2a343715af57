import { Link } from '@inertiajs/react'
import { Folder as FolderIcon, MoreHorizontal } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { cx } from '~/components/cx'
import { DateTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import { Menu, type MenuItems } from '~/components/actions/menu'
import { Td, Tr, TwoLines } from '~/components/lists/table'
import { SelectCell } from '~/components/lists/table_selection'
import { documentAddress } from '~/features/document_reading/addresses'
import { useFileSize } from '~/features/document_reading/file_size'
import { TextHit } from '~/features/document_reading/text_search_hit'
import { useMessages } from '~/hooks/use_messages'
import { folderAddress } from './address'
import { DocumentState } from './document_state'
import { keyOf, type DocumentsTableProps } from './documents_table'
import { ICONS } from './icons'
import { useDocumentItems, useFolderItems, useTrashItems } from './row_menu'
import type { DocumentRow, Folder } from './types'
import { DRAGGED, useItemDrop } from '~/features/documents/uploads/use_drop'

function useDragging(key: string, { content, onDrag }: DocumentsTableProps) {
  if (!content.can.edit || content.filters.trash) return {}
  return {
    draggable: true,
    onDragStart: (event: React.DragEvent) => {
      event.dataTransfer.setData(DRAGGED, key)
      event.dataTransfer.effectAllowed = 'move'
      onDrag(key)
    },
  }
}

/** A folder among the documents. */
export function FolderLine({ folder, ...props }: DocumentsTableProps & { folder: Folder }) {
  const { matterId, content, selection, onDropItems } = props
  const key = keyOf('folder', folder.id)
  const context = { ...props, can: content.can }
  const folderItems = useFolderItems(context)
  const trashItems = useTrashItems(context)
  const isTrash = content.filters.trash
  const items = isTrash ? trashItems({ documents: [], folders: [folder.id] }) : folderItems(folder)
  const { isOver, drop } = useItemDrop(content.can.edit && !isTrash, () => onDropItems(folder.id))
  const href = folderAddress(matterId, content.filters, folder.id)
  return (
    <Tr
      href={isTrash ? undefined : href}
      selected={selection.isSelected(key)}
      {...useDragging(key, props)}
      {...drop}
      className={cx(isOver && 'bg-accent-subtle')}
    >
      <SelectCell
        name={folder.name}
        checked={selection.isSelected(key)}
        onToggle={(range) => selection.toggle(key, range)}
      />
      <Td phone="title">
        <span className="flex min-w-0 items-center gap-2.5">
          <Icon of={FolderIcon} size={20} className="flex-none text-accent-fg" />
          {isTrash ? (
            <bdi className="truncate font-medium">{folder.name}</bdi>
          ) : (
            <Link
              href={href}
              preserveState
              preserveScroll
              className="truncate font-medium hover:underline"
              title={folder.name}
            >
              <bdi>{folder.name}</bdi>
            </Link>
          )}
        </span>
      </Td>
      <Td phone="hide" />
      <Td phone="hide" />
      <MenuCell name={folder.name} items={items} />
    </Tr>
  )
}

/** A document with what is to be known of it at a glance. */
export function DocumentLine({ document, ...props }: DocumentsTableProps & { document: DocumentRow }) {
  const t = useMessages()
  const fileSize = useFileSize()
  const { matterId, content, selection } = props
  const { id, name, hit } = document
  const key = keyOf('document', id)
  const context = { ...props, can: content.can }
  const documentItems = useDocumentItems(context)
  const trashItems = useTrashItems(context)
  const isTrash = content.filters.trash
  const items = isTrash ? trashItems({ documents: [id], folders: [] }) : documentItems(document)
  const href = documentAddress(matterId, id, { q: content.filters.q })
  return (
    <Tr href={isTrash ? undefined : href} selected={selection.isSelected(key)} {...useDragging(key, props)}>
      <SelectCell name={name} checked={selection.isSelected(key)} onToggle={(range) => selection.toggle(key, range)} />
      <Td phone="title">
        <span className="flex min-w-0 items-center gap-2.5">
          <Icon of={ICONS[document.kind]} size={20} className="flex-none text-fg-subtle" />
          <TwoLines
            title={name}
            strong
            first={
              isTrash ? (
                <bdi>{name}</bdi>
              ) : (
                <Link href={href}>
                  <bdi>{name}</bdi>
                </Link>
              )
            }
            second={<Marks document={document} />}
          />
        </span>
        {hit && <TextHit hit={hit} href={href} />}
      </Td>
      <Td label={t('documents.updated')}>
        <DateTime value={isTrash ? document.trashedAt! : document.updatedAt} format="short" />
      </Td>
      <Td phone="hide" align="end">
        {fileSize(document.size)}
      </Td>
      <MenuCell name={name} items={items} />
    </Tr>
  )
}

function MenuCell({ name, items }: { name: string; items: MenuItems }) {
  const t = useMessages()
  const label = t('documents.actions', { name })
  return (
    <Td phone="end" align="end" label={t('documents.more')}>
      {items.length > 0 && (
        <Menu align="end" trigger={{ label, icon: MoreHorizontal, iconOnly: true, variant: 'ghost' }} items={items} />
      )}
    </Td>
  )
}

function Marks({ document }: { document: DocumentRow }) {
  const t = useMessages()
  const { kind, versionNumber, tags } = document
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <span>{t(`documents.kind.${kind}`)}</span>
      {versionNumber > 1 && <span>· {t('documents.version', { number: versionNumber })}</span>}
      <DocumentState document={document} />
      {tags.map(({ id, name }) => (
        <Badge key={id} tone="outline">
          {name}
        </Badge>
      ))}
    </span>
  )
}
