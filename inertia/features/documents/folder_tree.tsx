import { Link } from '@inertiajs/react'
import { Folder as FolderIcon, FolderOpen, Trash2 } from 'lucide-react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { documentsAddress, folderAddress } from './address'
import { treeLines } from './tree'
import type { Filters, Folder } from './types'
import { useItemDrop } from '~/features/documents/uploads/use_drop'

interface FolderTreeProps {
  matterId: number
  folders: Folder[]
  filters: Filters
  canMove: boolean
  onDropItems: (folderId: number | null) => void
}

const INDENTS = ['pl-2', 'pl-5', 'pl-8', 'pl-11', 'pl-14', 'pl-16']

/** The folders of a matter; the open one is marked. What is dragged onto one is moved there. */
export function FolderTree({ matterId, folders, filters, canMove, onDropItems }: FolderTreeProps) {
  const t = useMessages()
  const isOpen = (id: number | null) => !filters.trash && !filters.isSearch && filters.folder === id
  const line = (id: number | null, name: string, depth: number) => (
    <li key={id ?? 'top'}>
      <TreeLink
        href={folderAddress(matterId, filters, id)}
        name={name}
        depth={depth}
        isOpen={isOpen(id)}
        canMove={canMove}
        onDropItems={() => onDropItems(id)}
      />
    </li>
  )
  return (
    <nav aria-label={t('documents.folders')} className="max-desk:hidden">
      <ul className="grid gap-0.5">
        {line(null, t('documents.top'), 0)}
        {treeLines(folders).map(({ folder, depth }) => line(folder.id, folder.name, depth + 1))}
      </ul>
      <Link
        href={documentsAddress(matterId, { trash: true })}
        preserveScroll
        preserveState
        aria-current={filters.trash ? 'page' : undefined}
        className={cx(
          'mt-3 flex h-control items-center gap-2 rounded-md pr-2 pl-2 text-sm text-fg-muted hover:bg-surface-hover',
          filters.trash && 'bg-surface-active font-medium text-fg'
        )}
      >
        <Icon of={Trash2} />
        {t('documents.trash')}
      </Link>
    </nav>
  )
}

interface TreeLinkProps {
  href: string
  name: string
  depth: number
  isOpen: boolean
  canMove: boolean
  onDropItems: () => void
}

function TreeLink({ href, name, depth, isOpen, canMove, onDropItems }: TreeLinkProps) {
  const { isOver, drop } = useItemDrop(canMove, onDropItems)
  return (
    <Link
      href={href}
      preserveScroll
      preserveState
      title={name}
      aria-current={isOpen ? 'page' : undefined}
      {...drop}
      className={cx(
        'flex h-control items-center gap-2 rounded-md pr-2 text-sm hover:bg-surface-hover',
        INDENTS[Math.min(depth, INDENTS.length - 1)],
        isOpen ? 'bg-surface-active font-medium text-fg' : 'text-fg-muted',
        isOver && 'bg-accent-subtle outline-2 outline-accent'
      )}
    >
      <Icon of={isOpen ? FolderOpen : FolderIcon} className="flex-none" />
      <bdi className="truncate">{name}</bdi>
    </Link>
  )
}
