import { Download, Ellipsis, Milestone, UserRoundPen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '~/components/actions/button'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Menu, type MenuItems } from '~/components/actions/menu'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { Subject } from './types'

const SelectionDrawer = lazily(() => import('./selection_drawer'), OPENED)
const SelectionExport = lazily(() => import('./selection_export'), OPENED)

const INLINE_CHANGES = { stage: Milestone, responsibleId: UserRoundPen }
const IN_MENU: Record<Subject, string[]> = {
  matters: ['status', 'materia', 'teamAdd', 'teamRemove', 'tagAdd', 'tagRemove'],
  clients: ['responsibleId', 'tagAdd', 'tagRemove', 'taxRegime'],
}

interface SelectionActionsProps {
  subject: Subject
  ids: number[]
  /** Whether the fields of the records may be changed. */
  mayEdit: boolean
  /** Entries of the page's own at the end of the menu. */
  also?: MenuItems
  onDone: () => void
}

/** What can be done with the selected records without leaving their list: changes with a preview, and a file. */
export function SelectionActions({ subject, ids, mayEdit, also = [], onDone }: SelectionActionsProps) {
  const t = useMessages()
  const [open, setOpen] = useState<string | null>(null)
  const hasBeside = mayEdit && subject === 'matters'
  const close = () => setOpen(null)
  const nameOf = (field: string) => t(`transfers.change.${field}` as MessageId)
  const change = (field: string) => ({ label: `${nameOf(field)}…`, onSelect: () => setOpen(field) })
  const items: MenuItems = [
    ...(mayEdit ? [...IN_MENU[subject].map(change), 'separator' as const] : []),
    { label: t('transfers.export.title', { count: ids.length }), icon: Download, onSelect: () => setOpen('export') },
    ...also,
  ]
  return (
    <>
      {hasBeside &&
        Object.entries(INLINE_CHANGES).map(([field, icon]) => (
          <Button key={field} variant="ghost" icon={icon} className="max-md:hidden" onClick={() => setOpen(field)}>
            {nameOf(field)}
          </Button>
        ))}
      <Menu
        trigger={{ label: t('lists.more'), icon: Ellipsis, variant: 'ghost' }}
        items={hasBeside ? [...Object.keys(INLINE_CHANGES).map(change), ...items] : items}
      />
      <Suspense fallback={null}>
        {open === 'export' && <SelectionExport {...{ subject, ids }} onClose={close} />}
        {open !== null && open !== 'export' && (
          <SelectionDrawer key={open} {...{ subject, ids, onDone }} field={open} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
