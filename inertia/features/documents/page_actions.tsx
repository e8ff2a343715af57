import { router } from '@inertiajs/react'
import { Ellipsis, Eye, EyeOff, FolderOpen, Pencil, UserCheck, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/lazily'
import { Menu, type MenuItems } from '~/components/menu'
import { useMessages } from '~/hooks/use_messages'
import { useDocumentActions } from './use_document_actions'

const PageDialog = lazily(() => import('./page_dialog'), OPENED)

interface PageActionsProps {
  matterId: number
  document: { id: number; name: string; version: number; shared: boolean; checkedOut: boolean }
  /** Address of the documents of the matter. */
  list: string
  mayEdit: boolean
}

/** What can be done with a document on its own page, beside downloading it. */
export function PageActions({ matterId, document, list, mayEdit }: PageActionsProps) {
  const t = useMessages()
  const [open, setOpen] = useState<'rename' | 'checkout' | null>(null)
  const actions = useDocumentActions(matterId, () => undefined)
  const { id, shared, checkedOut } = document
  const close = () => setOpen(null)
  const editing: MenuItems = [
    shared
      ? { label: t('documents.unshare'), icon: EyeOff, onSelect: () => actions.unshare([id]) }
      : { label: t('documents.share'), icon: Eye, onSelect: () => actions.share([id]) },
    checkedOut
      ? { label: t('documents.check_in'), icon: UserCheck, onSelect: () => actions.checkIn(id) }
      : { label: t('documents.check_out'), icon: UserRound, onSelect: () => setOpen('checkout') },
    { label: t('documents.rename'), icon: Pencil, onSelect: () => setOpen('rename') },
    'separator',
  ]
  const items: MenuItems = [
    ...(mayEdit ? editing : []),
    { label: t('document_reading.documents'), icon: FolderOpen, onSelect: () => router.visit(list) },
  ]
  return (
    <>
      <Menu align="end" trigger={{ label: t('lists.more'), icon: Ellipsis, iconOnly: true }} items={items} />
      <Suspense fallback={null}>
        {open && <PageDialog asked={open} matterId={matterId} document={document} onClose={close} />}
      </Suspense>
    </>
  )
}
