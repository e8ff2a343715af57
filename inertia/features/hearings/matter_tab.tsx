import { Link } from '@inertiajs/react'
import { Gavel, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Badge } from '~/components/display/badge'
import { EmptyState } from '~/components/feedback/empty_state'
import { Facts } from '~/components/layout/facts'
import { IconButton } from '~/components/actions/icon_button'
import { RemoveButton } from '~/components/overlays/remove_button'
import { buildAddress } from '~/features/lists/address'
import { matterAddress } from '~/features/matters/address'
import type { MatterTabProps } from '~/features/matters/matter_parts'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import { ConclusionForm } from './conclusion_form'
import { HearingForm } from './hearing_form'
import { STATUS_TONES } from './kinds'
import type { HearingLine } from './types'

type Opened = { form: 'new' | 'edit' | 'conclude'; hearing?: HearingLine } | null

/** The hearings of a matter: when and before whom, who attends, what is brought and what came of them. */
export default function HearingsTab({ matter, content }: MatterTabProps<'hearings'>) {
  const t = useMessages()
  const [opened, setOpened] = useState<Opened>(null)
  const { hearings, canEdit } = content
  const close = () => setOpened(null)
  return (
    <div className="grid gap-4">
      {canEdit && (
        <div>
          <Button icon={Gavel} onClick={() => setOpened({ form: 'new' })}>
            {t('hearings.new')}
          </Button>
        </div>
      )}
      {hearings.length === 0 && (
        <EmptyState icon={Gavel} title={t('hearings.empty.title')} text={t('hearings.empty.text')} level={3} />
      )}
      <ul className="grid gap-3">
        {hearings.map((hearing) => (
          <li key={hearing.id} className="rounded-lg border border-line p-4">
            <HearingCard
              {...{ hearing, canEdit, matterId: matter.id }}
              onEdit={() => setOpened({ form: 'edit', hearing })}
              onConclude={() => setOpened({ form: 'conclude', hearing })}
            />
          </li>
        ))}
      </ul>
      {opened?.form === 'conclude' && opened.hearing && (
        <ConclusionForm matterId={matter.id} {...{ content }} hearing={opened.hearing} onClose={close} />
      )}
      {opened && opened.form !== 'conclude' && (
        <HearingForm matterId={matter.id} content={content} hearing={opened.hearing} onClose={close} />
      )}
    </div>
  )
}

interface HearingCardProps {
  hearing: HearingLine
  matterId: number
  canEdit: boolean
  onEdit: () => void
  onConclude: () => void
}

function HearingCard({ hearing, matterId, canEdit, onEdit, onConclude }: HearingCardProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const { day, time, minutes, travelMinutes, court, room, address, link, people, substitute } = hearing
  const when = t('hearings.when', { day: formatDate(day, 'weekday-long', locale), time })
  const hasResults = hearing.next !== null || hearing.results.length > 0
  const named = (some: { name: string }[]) => some.map(({ name }) => name).join(', ')
  const facts = [
    { label: t('hearings.field.court'), value: court },
    { label: t('hearings.field.room'), value: [room, address].filter(Boolean).join(', ') },
    {
      label: t('hearings.field.link'),
      value: link && (
        <a className="link" href={link} rel="noreferrer noopener" target="_blank">
          {link}
        </a>
      ),
    },
    { label: t('hearings.field.people'), value: named(people) },
    { label: t('hearings.field.substitute'), value: substitute?.name },
    { label: t('hearings.field.travel'), value: travelMinutes ? t('hearings.length', { count: travelMinutes }) : null },
    { label: t('hearings.field.documents'), value: named(hearing.documents) },
    { label: t('hearings.field.notes'), value: hearing.notes },
    { label: t('hearings.field.outcome'), value: hearing.outcome },
    { label: t('hearings.results'), value: hasResults && <Results {...{ hearing, matterId }} /> },
  ].filter(({ value }) => value)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold first-letter:uppercase">{when}</h3>
          <p className="text-sm text-fg-muted">
            {t(`hearings.kind.${hearing.kind}`)} · {t('hearings.length', { count: minutes })}
          </p>
        </div>
        <Badge tone={STATUS_TONES[hearing.status]}>{t(`hearings.status.${hearing.status}`)}</Badge>
        {hearing.shownToClient && <Badge tone="outline">{t('hearings.shown')}</Badge>}
      </div>
      <Facts items={facts} />
      {canEdit && (
        <div className="flex flex-wrap items-center gap-2">
          {hearing.status === 'scheduled' && (
            <Button size="sm" onClick={onConclude}>
              {t('hearings.conclude')}
            </Button>
          )}
          <IconButton size="sm" icon={Pencil} label={t('hearings.edit')} onClick={onEdit} />
          <RemoveButton
            label={t('hearings.remove')}
            icon={Trash2}
            iconOnly
            title={t('hearings.remove_title')}
            href={route('law_firm.hearings.destroy', { dossierId: matterId, id: hearing.id })}
          >
            {t('hearings.remove_text')}
          </RemoveButton>
        </div>
      )}
    </div>
  )
}

/** What followed from a hearing, each leading to itself. */
function Results({ hearing: { next, results }, matterId }: { hearing: HearingLine; matterId: number }) {
  const t = useMessages()
  const { locale } = useLocale()
  const links = results.map(({ key, title, href }) => ({ key, title, href }))
  if (next) {
    const when = t('hearings.when', { day: formatDate(next.day, 'weekday-long', locale), time: next.time })
    const href = buildAddress(matterAddress(matterId, 'hearings'), { hearing: next.id })
    links.unshift({ key: 'next', title: t('hearings.next', { when }), href })
  }
  return (
    <ul className="grid gap-1">
      {links.map(({ key, title, href }) => (
        <li key={key}>
          <Link className="link" href={href} preserveScroll>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
