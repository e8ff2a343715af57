import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { cx } from '~/components/cx'
import { DayRange } from '~/components/forms/inputs/day_range'
import { Pill } from '~/components/display/pill'
import { buildAddress, countSet } from '~/features/lists/address'
import { PersonFilter } from '~/features/lists/person_filter'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { matterAddress } from '~/features/matters/address'

type Group =
  | 'matter'
  | 'activities'
  | 'notes'
  | 'documents'
  | 'parties'
  | 'messages'
  | 'hearings'
  | 'deadlines'
  | 'money'
  | 'research'

/** What of the timeline is shown, as the server read it from the address. */
export type TimelineFilters = {
  groups: Group[]
  person: number | null
  from: string | null
  to: string | null
  isLater: boolean
  /** What there is to choose from. */
  known: Group[]
}

/** Address of a timeline with these filters, or of the page that begins at a cursor. */
export const timelineAddress = (
  matterId: number,
  { groups, person, from, to }: TimelineFilters,
  older?: string
): string => buildAddress(matterAddress(matterId, 'timeline'), { about: groups, person, from, to, older })

/** Whether anything narrows it. */
export const isNarrowed = ({ groups, person, from, to }: TimelineFilters): boolean =>
  countSet(groups, person, from, to) > 0

interface BarProps {
  matterId: number
  filters: TimelineFilters
  people: { id: number; name: string }[]
}

/** Narrows a timeline to what it is about, who did it and when. On a phone a button shows it. */
export function TimelineFilterBar({ matterId, filters, people }: BarProps) {
  const t = useMessages()
  const [cleared, setCleared] = useState(0)
  const [isOpen, setOpen] = useState(isNarrowed(filters))

  function go(change: Partial<TimelineFilters>) {
    const address = timelineAddress(matterId, { ...filters, ...change })
    visitList(address)
  }

  function toggle(group: Group) {
    const groups = filters.groups.includes(group)
      ? filters.groups.filter((each) => each !== group)
      : [...filters.groups, group]
    go({ groups })
  }

  function clear() {
    setCleared(cleared + 1)
    go({ groups: [], person: null, from: null, to: null })
  }

  return (
    <>
      <Button icon={ListFilter} className="mb-4 md:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('common.filters')}
      </Button>
      <div
        role="group"
        aria-label={t('timeline.filter.label')}
        className={cx('mb-4 grid gap-3 border-b border-line-subtle pb-4', !isOpen && 'max-md:hidden')}
      >
        <div className="flex flex-wrap gap-1.5">
          {filters.known.map((group) => (
            <Pill key={group} pressed={filters.groups.includes(group)} onPress={() => toggle(group)}>
              {t(`timeline.group.${group}`)}
            </Pill>
          ))}
        </div>
        <div className="flex flex-wrap items-start gap-3">
          <PersonFilter
            label={t('timeline.filter.person')}
            anybody={t('timeline.filter.anybody')}
            className="w-52 max-md:w-full"
            value={filters.person}
            onChange={(person) => go({ person })}
            people={people}
          />
          <DayRange
            key={cleared}
            days={filters}
            labels={{ from: t('timeline.filter.from'), to: t('timeline.filter.to') }}
            onChange={go}
          />
          {isNarrowed(filters) && (
            <Button variant="ghost" className="self-center" onClick={clear}>
              {t('timeline.filter.clear')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
