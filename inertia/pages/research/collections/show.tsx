import { Head, router } from '@inertiajs/react'
import { Copy, FileDown, Files, FolderOpen, Lock, Pencil, Trash2, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { RelativeTime } from '~/components/display/date_time'
import { NothingSaved } from '~/features/collections/nothing_saved'
import { Menu } from '~/components/actions/menu'
import { PageHead } from '~/components/layout/page_head'
import { SHELF } from '~/features/collections/address'
import { ItemsList } from '~/features/collections/items_list'
import type { CollectionItem, CollectionLine, Mark } from '~/features/collections/types'
import { useMessages } from '~/hooks/use_messages'
import { useToast } from '~/hooks/use_toast'
import { route } from '~/routes'

const CollectionDialog = lazily(() => import('~/features/collections/collection_dialog'), OPENED)
const ShareDialog = lazily(() => import('~/features/collections/share_dialog'), OPENED)

type CollectionProps = {
  collection: CollectionLine
  items: CollectionItem[]
  marks: Record<number, Mark>
  favorites: number[]
  isMine: boolean
  may: { edit: boolean; remove: boolean; share: boolean }
}

type OpenedDialog = { what: 'edit' | 'share'; open: boolean; time: number } | null

/** A collection with all that stands in it. */
export default function CollectionPage({ collection, items, marks, favorites, isMine, may }: CollectionProps) {
  const t = useMessages()
  const [opened, setOpened] = useState<OpenedDialog>(null)
  const { id, name, description, sharing, owner, copiedFrom, updatedAt } = collection
  const dialog = {
    collection,
    open: opened?.open ?? false,
    onClose: () => setOpened(opened && { ...opened, open: false }),
  }

  return (
    <>
      <Head title={name} />
      <PageHead
        title={name}
        crumbs={[{ label: t('collections.title'), href: SHELF }, { label: name }]}
        badges={
          <Badge tone="outline" icon={sharing === 'private' ? Lock : Users}>
            {t(`collections.sharing.${sharing}`)}
          </Badge>
        }
        meta={
          <>
            <span>{isMine ? t('collections.yours') : t('collections.owner', { name: owner.name })}</span>
            <span>{t('collections.items', { count: items.length })}</span>
            {copiedFrom && <span>{t('collections.copied_from', { name: copiedFrom })}</span>}
            <span>
              {t('collections.changed_at')} <RelativeTime value={updatedAt} />
            </span>
          </>
        }
        actions={
          <Actions
            {...{ collection, items, may }}
            onOpen={(what) => setOpened((last) => ({ what, open: true, time: (last?.time ?? 0) + 1 }))}
          />
        }
      />
      <div className="px-6 pb-10 max-md:px-4">
        {description && <p className="max-w-198 pb-4 whitespace-pre-line text-fg-muted">{description}</p>}
        {items.length === 0 ? (
          <NothingSaved icon={FolderOpen} title={t('collections.none.title')} text={t('collections.none.text')} />
        ) : (
          <>
            {may.edit && items.length > 1 && (
              <p className="pb-2 text-sm text-fg-subtle max-md:hidden">{t('collections.order_help')}</p>
            )}
            <ItemsList collectionId={id} canEdit={may.edit} {...{ items, marks, favorites }} />
          </>
        )}
      </div>
      {opened && (
        <Suspense>
          {opened.what === 'edit' ? (
            <CollectionDialog key={opened.time} {...dialog} />
          ) : (
            <ShareDialog key={opened.time} {...dialog} />
          )}
        </Suspense>
      )}
    </>
  )
}

interface ActionsProps {
  collection: CollectionLine
  items: CollectionItem[]
  may: CollectionProps['may']
  onOpen: (what: 'edit' | 'share') => void
}

function Actions({ collection: { id }, items, may, onOpen }: ActionsProps) {
  const t = useMessages()
  const toast = useToast()
  const root = route('research.collections.show', { id })
  const isEmpty = items.length === 0

  async function copyCitations() {
    try {
      await navigator.clipboard.writeText(items.map(({ citation }) => citation).join('\n'))
      toast({ text: t('collections.citations_copied') })
    } catch {
      toast({ text: t('research.copy_failed'), tone: 'danger' })
    }
  }
  return (
    <>
      <Menu
        align="end"
        trigger={{ label: t('collections.more'), variant: 'ghost' }}
        items={[
          ...(may.edit ? [{ label: t('collections.edit'), icon: Pencil, onSelect: () => onOpen('edit') }] : []),
          {
            label: t('collections.copy_citations'),
            icon: Copy,
            disabled: isEmpty,
            onSelect: () => void copyCitations(),
          },
          {
            label: t('collections.copy'),
            icon: Files,
            disabled: isEmpty,
            onSelect: () => router.post(`${root}/copies`),
          },
          ...(may.remove
            ? [
                'separator' as const,
                {
                  label: t('collections.delete'),
                  icon: Trash2,
                  tone: 'danger' as const,
                  onSelect: () => router.delete(root),
                },
              ]
            : []),
        ]}
      />
      {!isEmpty && (
        <ButtonLink external href={`${root}/export`} icon={FileDown} aria-label={t('collections.export_label')}>
          {t('collections.export')}
        </ButtonLink>
      )}
      {may.share && (
        <Button variant="primary" icon={Users} onClick={() => onOpen('share')}>
          {t('collections.share')}
        </Button>
      )}
    </>
  )
}
