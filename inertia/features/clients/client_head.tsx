import { router } from '@inertiajs/react'
import { Archive, ArchiveRestore, Ellipsis, Merge, Pencil, Trash2 } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { ButtonLink } from '~/components/actions/button_link'
import { Menu, type MenuItems } from '~/components/actions/menu'
import { PageHead } from '~/components/layout/page_head'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { clientAddress, LIST } from './address'
import type { ClientFacts } from './types'

/** Name of a client, what they are, and what can be done. */
export function ClientHead({ client, onDelete }: { client: ClientFacts; onDelete: () => void }) {
  const t = useMessages()
  const { id, name, type, tradeName, archived, can } = client

  function toggleArchive() {
    router.visit(route('law_firm.client_archivals.store', { id }), {
      method: archived ? 'delete' : 'post',
      preserveScroll: true,
      headers: { blockType: 'button' },
    })
  }

  const items: MenuItems = []
  if (can.archive) {
    items.push({
      label: t(archived ? 'clients.page.unarchive' : 'clients.page.archive'),
      icon: archived ? ArchiveRestore : Archive,
      onSelect: toggleArchive,
    })
  }
  if (can.delete) {
    items.push(
      { label: t('clients.page.merge'), icon: Merge, href: route('law_firm.clients.merge', { id }) },
      'separator'
    )
    items.push({ label: t('clients.page.delete'), icon: Trash2, tone: 'danger', onSelect: onDelete })
  }
  return (
    <PageHead
      crumbs={[{ label: t('clients.title'), href: LIST }, { label: name }]}
      title={name}
      badges={
        <>
          <Badge tone="outline">{t(`clients.${type}`)}</Badge>
          {archived && <Badge tone="void">{t('clients.page.archived')}</Badge>}
        </>
      }
      isCompact
      hasPhoneMeta
      meta={tradeName && <span className="min-w-0 wrap-break-word max-md:truncate">{tradeName}</span>}
      actions={
        <>
          {items.length > 0 && (
            <Menu
              align="end"
              trigger={{ label: t('clients.page.more'), icon: Ellipsis, iconOnly: true }}
              items={items}
            />
          )}
          {can.edit && (
            <ButtonLink href={`${clientAddress(id)}/edit`} icon={Pencil} className="max-md:w-control-lg max-md:px-0">
              <span className="max-md:sr-only">{t('clients.page.edit')}</span>
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
