import { Milestone, Pencil } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import type { MenuItemSpec } from '~/components/actions/menu'
import { PageHead } from '~/components/layout/page_head'
import { useMessages } from '~/hooks/use_messages'
import { usePhone } from '~/hooks/use_phone'
import { placeInList, storedList } from '~/features/matters/list/list_trail'
import { MatterActions } from './matter_actions'
import { call, partOf } from '~/features/matters/matter_calls'
import { Neighbours } from './neighbours'
import { ArchivedBadge, PrivateBadge, ReadOnlyBadge, StatusBadge } from '~/features/matters/status_badge'
import type { TeamMember } from './team_drawer'
import { MATERIAS, type MatterFacts } from '~/features/matters/vocabulary'

interface MatterHeadProps {
  matter: MatterFacts
  team: TeamMember[]
  /** The stage that usually follows; null when none does. */
  nextStage: string | null
  onEdit: () => void
  isOpening: boolean
  /** Whether the summary is open: on a phone the state and the court stand under the title there alone. */
  isSummary: boolean
  tab: string
}

/** Title of a matter, its state, before whom it is, and what can be done with it. */
export function MatterHead({ matter, team, nextStage, onEdit, isOpening, isSummary, tab }: MatterHeadProps) {
  const t = useMessages()
  const { reference, title, status, stage, readOnly, materia, archived, court, fileNumber, can } = matter
  const isPhone = usePhone()
  const place = placeInList(matter.id, storedList())
  const before = [fileNumber, court].filter(Boolean).join(', ') || t('matters.overview.no_court')

  const advance = () => call('put', partOf(matter.id, 'stage'), { data: { stage: nextStage } })
  const phoneItems: MenuItemSpec[] = []
  if (can.edit) phoneItems.push({ label: t('matters.overview.edit'), icon: Pencil, onSelect: onEdit })
  if (can.edit && nextStage)
    phoneItems.push({ label: t('matters.stage.next', { stage: nextStage }), icon: Milestone, onSelect: advance })
  return (
    <PageHead
      crumbs={[{ label: t('matters.title'), href: place.address }, { label: reference }]}
      nav={<Neighbours place={place} tab={tab} />}
      title={title}
      isCompact
      hasPhoneMeta={isSummary}
      reference={reference}
      badges={
        <>
          <StatusBadge status={status} />
          {matter.private && <PrivateBadge />}
          {readOnly && <ReadOnlyBadge />}
          {archived && <ArchivedBadge />}
          {stage && <Badge tone="accent">{stage}</Badge>}
          <Badge tone="outline">{t(MATERIAS[materia])}</Badge>
        </>
      }
      meta={<span className="min-w-0 wrap-break-word max-md:truncate">{before}</span>}
      actions={
        <>
          <MatterActions matter={matter} team={team} first={isPhone ? phoneItems : []} />
          {can.edit && nextStage && (
            <Button className="max-md:hidden" icon={Milestone} onClick={advance}>
              {t('matters.stage.next', { stage: nextStage })}
            </Button>
          )}
          {can.edit && (
            <Button
              className="max-md:hidden"
              icon={Pencil}
              onClick={onEdit}
              pending={isOpening}
              pendingText={t('common.loading')}
            >
              {t('matters.overview.edit')}
            </Button>
          )}
        </>
      }
    />
  )
}
