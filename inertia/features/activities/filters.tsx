import { Columns3, List } from 'lucide-react'
import { PhoneFilters } from '~/components/lists/phone_filters'
import { Segmented } from '~/components/actions/segmented'
import { SelectField } from '~/components/forms/choices/select_field'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import type { ActivityFilters } from './types'

interface FiltersProps {
  filters: ActivityFilters
  addressOf: (filters: ActivityFilters) => string
  /** Whether there is a board to choose. */
  withBoard?: boolean
  /** Whose they are is chosen elsewhere. */
  withoutWhose?: boolean
}

/** Which activities are shown; the address says it, so that it can be kept and sent. */
export function ActivityFilterBar({ filters, addressOf, withBoard, withoutWhose }: FiltersProps) {
  const t = useMessages()
  const isBoard = filters.view === 'board'

  function go(change: Partial<ActivityFilters>) {
    visitList(addressOf({ ...filters, ...change }))
  }

  return (
    <div className="flex flex-wrap items-end gap-3 max-md:gap-2">
      {withBoard && (
        <Segmented
          label={t('activities.view.label')}
          className="max-md:[&_svg]:hidden"
          value={filters.view}
          onChange={(view) => go({ view })}
          options={[
            { value: 'list', label: t('activities.view.list'), icon: List },
            { value: 'board', label: t('activities.view.board'), icon: Columns3 },
          ]}
        />
      )}
      {!withoutWhose && (
        <Segmented
          label={t('activities.filter.whose')}
          value={filters.whose}
          onChange={(whose) => go({ whose })}
          options={[
            { value: 'all', label: t('activities.filter.all') },
            { value: 'mine', label: t('activities.filter.mine') },
          ]}
        />
      )}
      {!isBoard && (
        <PhoneFilters
          isNarrowed={filters.state !== 'open' || filters.due !== 'any'}
          className="flex gap-3 max-md:gap-2"
        >
          <SelectField
            label={t('activities.filter.state')}
            hideLabel
            className="w-40 max-md:min-w-0 max-md:flex-1"
            value={filters.state}
            onChange={(state) => go({ state })}
            options={(['open', 'to_start', 'in_progress', 'resolved'] as const).map((value) => {
              return {
                value,
                label: t(value === 'resolved' ? 'activities.states.resolved' : `activities.state.${value}`),
              }
            })}
          />
          <SelectField
            label={t('activities.filter.due')}
            hideLabel
            className="w-44 max-md:min-w-0 max-md:flex-1"
            value={filters.due}
            onChange={(due) => go({ due })}
            options={(['any', 'overdue', 'today', 'week'] as const).map((value) => {
              return { value, label: t(`activities.filter.${value}`) }
            })}
          />
        </PhoneFilters>
      )}
    </div>
  )
}
