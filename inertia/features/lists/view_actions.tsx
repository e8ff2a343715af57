import { router } from '@inertiajs/react'
import { BookmarkPlus, House, Pencil, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Menu, type MenuItems, type MenuItemSpec } from '~/components/actions/menu'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { ListViews, SavedView } from './types'
import { useViews } from './use_views'
import { ViewDialog } from './view_dialog'

const visit = { preserveScroll: true, headers: { blockType: 'button' } }

/** What can be done with the view in force: save it under a name, change, share and delete it, open the list with it. */
export function ViewActions(views: ListViews) {
  const t = useMessages()
  const { open, isChanged } = useViews(views)
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null)
  const { query } = views

  const save: MenuItemSpec = { label: t('lists.save_as'), icon: BookmarkPlus, onSelect: () => setEdited('new') }
  const items: MenuItems = open ? [...ofOpen(open), save] : [save]

  function ofOpen(view: SavedView): MenuItems {
    const { id, name, shared, mayEdit, isDefault } = view
    const address = route('law_firm.saved_views.update', { id })
    const update: MenuItemSpec = {
      label: t('lists.save_changes', { name }),
      icon: Save,
      onSelect: () => router.put(address, { name, shared, filters: query }, visit),
    }
    const choose: MenuItemSpec = {
      label: t('lists.open_with'),
      icon: House,
      checked: isDefault,
      onSelect: () =>
        router.visit(`${address}/default`, { ...visit, method: isDefault ? 'delete' : 'post', data: {} as never }),
    }
    const own: MenuItemSpec[] = [
      { label: t('lists.edit_view'), icon: Pencil, onSelect: () => setEdited(view) },
      { label: t('lists.delete_view'), icon: Trash2, tone: 'danger', onSelect: () => router.delete(address, visit) },
    ]
    return [...(mayEdit && isChanged ? [update] : []), choose, ...(mayEdit ? own : []), 'separator']
  }

  return (
    <>
      <Menu
        trigger={{ label: t('lists.view_actions'), icon: BookmarkPlus, iconOnly: true, variant: 'ghost', size: 'sm' }}
        items={items}
        align="end"
      />
      {edited && <ViewDialog {...views} edited={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
