import { Head } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Archive, Lock, Users } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '~/components/actions/button'
import { lazily } from '~/components/feedback/lazily'
import { Note } from '~/components/feedback/note'
import { Tabs } from '~/components/actions/tabs'
import { matterAddress } from '~/features/matters/address'
import { EditMatter } from '~/features/matters/form/edit_matter'
import { call, partOf } from '~/features/matters/matter_calls'
import type { TeamMember } from '~/features/matters/overview/team_drawer'
import type { TeamChoices } from '~/features/matters/form/team_field'
import { useMayAddClients } from '~/features/matters/use_permission'
import type { Choices } from '~/features/matters/form/matter_form'
import { MatterHead } from '~/features/matters/overview/matter_head'
import { MatterSide } from '~/features/matters/overview/matter_side'
import { PhoneSide } from '~/features/matters/overview/phone_side'
import { MatterTimeline } from '~/features/matters/timeline/matter_timeline'
import { ResearchTab } from '~/features/matters/overview/research_tab'
import { TimelineFilterBar, type TimelineFilters } from '~/features/matters/timeline/timeline_filters'
import { SummaryTab } from '~/features/matters/overview/summary_tab'
import { MatterPart, matterPartsOf } from '~/features/matters/matter_parts'
import type { Json, LoadedPart, LoadedTab } from '~/features/parts'
import { useChoices } from '~/features/matters/form/use_choices'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

const TimelineNote = lazily(() => import('~/features/notes/timeline_note'))

interface MatterProps {
  matter: Data.Matters.Matter
  tab: string
  timeline: Data.Matters.TimelineItem[]
  olderEntries: string | null
  timelineFilters: TimelineFilters
  timelinePeople: { id: number; name: string }[]
  pins: Data.Matters.MatterPin[]
  pinCount: number
  tabs: LoadedTab[]
  content: Json
  panels: LoadedPart[]
  choices?: Choices
  team: TeamMember[]
  /** The stage that usually follows. */
  nextStage: string | null
  tags: string[]
  tagChoices?: string[]
  teamChoices?: TeamChoices
}

export default function Matter({
  matter,
  tab,
  timeline,
  olderEntries,
  pins,
  pinCount,
  tabs: parts,
  team,
  tags,
  ...props
}: MatterProps) {
  const t = useMessages()
  const editing = useChoices(props.choices)
  const mayAddClients = useMayAddClients()
  const { id, reference, title } = matter
  const isCompact = tab !== 'summary'
  const part = ({ key, count }: LoadedTab) => ({
    label: t(`matters.overview.${key}` as MessageId),
    href: matterAddress(id, key),
    current: tab === key,
    count: count ?? undefined,
  })
  const tabs = [
    { label: t('matters.overview.summary'), href: matterAddress(id), current: tab === 'summary' },
    { label: t('matters.overview.timeline'), href: matterAddress(id, 'timeline'), current: tab === 'timeline' },
    {
      label: t('matters.overview.research'),
      href: matterAddress(id, 'research'),
      current: tab === 'research',
      count: pinCount,
    },
    ...parts.map(part),
  ]

  return (
    <div className="flex flex-col desk:min-h-[calc(100dvh-var(--topbar))]">
      <Head title={`${reference} ${title}`} />
      <MatterHead
        matter={matter}
        team={team}
        nextStage={props.nextStage}
        onEdit={editing.open}
        isOpening={editing.isLoading}
        isSummary={!isCompact}
        tab={tab}
      />
      {matter.readOnly && <ReadOnlyNote matter={matter} />}
      {matter.private && (
        <Note icon={Users} className="mx-6 mb-2 max-md:mx-4">
          {t('matters.private_note')}
        </Note>
      )}
      {matter.archived && (
        <Note icon={Archive} className="mx-6 mb-2 max-md:mx-4">
          {t('matters.overview.archived_note')}
        </Note>
      )}
      <PhoneSide isCompact={isCompact} matter={matter} team={team} tags={tags} onEdit={editing.open} />
      <Tabs label={t('matters.overview.tabs')} items={tabs} />
      <div className="grid flex-1 desk:grid-cols-[minmax(0,1fr)_var(--aside)]">
        <div data-part={tab} className="min-w-0 px-6 pt-4 pb-10 max-md:px-4">
          {tab === 'summary' ? (
            <SummaryTab
              hasOlder={olderEntries !== null}
              {...{ matter, timeline, pins, pinCount, panels: props.panels }}
            />
          ) : (
            <>
              <h2 className="sr-only">{t(`matters.overview.${tab}` as MessageId)}</h2>
              {tab === 'timeline' && (
                <>
                  {matter.can.edit && (
                    <Suspense fallback={null}>
                      <TimelineNote matterId={id} people={team} />
                    </Suspense>
                  )}
                  <TimelineFilterBar matterId={id} filters={props.timelineFilters} people={props.timelinePeople} />
                  <MatterTimeline
                    matterId={id}
                    entries={timeline}
                    older={olderEntries}
                    filters={props.timelineFilters}
                  />
                </>
              )}
              {tab === 'research' && <ResearchTab matterId={id} pins={pins} canEdit={matter.can.edit} />}
              <MatterPart name={tab} record={{ matter }} content={props.content} />
            </>
          )}
        </div>
        <aside
          className="border-l border-line bg-surface-subtle max-desk:hidden"
          aria-label={t('matters.overview.data')}
        >
          <MatterSide matter={matter} team={team} tags={tags} onEdit={editing.open} />
        </aside>
      </div>
      {editing.choices && (
        <EditMatter {...{ matter, mayAddClients }} choices={editing.choices} onClose={editing.close} />
      )}
    </div>
  )
}

Matter.parts = matterPartsOf

/** That nothing can be changed, and the way out for who has it. */
function ReadOnlyNote({ matter: { id, can } }: Pick<MatterProps, 'matter'>) {
  const t = useMessages()
  const lift = () => call('delete', partOf(id, 'read-only'))
  return (
    <Note
      icon={Lock}
      tone="warning"
      className="mx-6 mb-2 max-md:mx-4"
      end={
        can.administer && (
          <Button size="sm" onClick={lift}>
            {t('matters.read_only.lift')}
          </Button>
        )
      }
    >
      {t('matters.read_only.note')}
    </Note>
  )
}
