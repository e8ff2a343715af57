import { router } from '@inertiajs/react'
import { Archive, ArchiveRestore, Ellipsis, Pencil } from 'lucide-react'
import { Badge } from '~/components/badge'
import { Button } from '~/components/button'
import { Menu } from '~/components/menu'
import { PageHead } from '~/components/page_head'
import { useMessages } from '~/hooks/use_messages'
import { LIST } from './address'
import { ArchivedBadge, StatusBadge } from './status_badge'
import { MATERIAS, type MatterFacts } from './vocabulary'

interface MatterHeadProps {
  matter: MatterFacts
  onEdit: () => void
  isOpening: boolean
}

/** Title of a matter, its state, before whom it is, and what can be done with it. */
export function MatterHead({ matter, onEdit, isOpening }: MatterHeadProps) {
  const t = useMessages()
  const { id, reference, title, status, materia, archived, court, fileNumber, can } = matter
  const place = [fileNumber, court].filter(Boolean).join(', ') || t('matters.overview.no_court')

  function toggleArchive() {
    router.visit(`/law-firm/files/${id}/archival`, {
      method: archived ? 'delete' : 'post',
      preserveScroll: true,
      headers: { blockType: 'button' },
    })
  }

  const archive = {
    label: t(archived ? 'matters.overview.unarchive' : 'matters.overview.archive'),
    icon: archived ? ArchiveRestore : Archive,
    onSelect: toggleArchive,
  }
  return (
    <PageHead
      crumbs={[{ label: t('matters.title'), href: LIST }, { label: reference }]}
      title={title}
      badges={
        <>
          <StatusBadge status={status} />
          {archived && <ArchivedBadge />}
          <Badge tone="outline">{t(MATERIAS[materia])}</Badge>
        </>
      }
      meta={<span className="min-w-0 wrap-break-word">{place}</span>}
      actions={
        <>
          {can.archive && (
            <Menu
              align="end"
              trigger={{ label: t('matters.overview.more'), icon: Ellipsis, iconOnly: true }}
              items={[archive]}
            />
          )}
          {can.edit && (
            <Button icon={Pencil} onClick={onEdit} pending={isOpening} pendingText={t('common.loading')}>
              {t('matters.overview.edit')}
            </Button>
          )}
        </>
      }
    />
  )
}
