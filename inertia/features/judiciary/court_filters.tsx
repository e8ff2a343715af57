import { Checkbox } from '~/components/forms/choices/checkbox'
import { FacetGroup } from '~/components/lists/facet_group'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { courtsAddress } from './address'
import type { CourtFilters, CourtKind, FacetValue } from './types'

export type CourtFacets = Record<'circuit' | 'kind' | 'materia' | 'state', FacetValue[]>

interface CourtFilterPanelProps {
  filters: CourtFilters
  facets: CourtFacets
}

/** Filters of the list of courts, each value with how many courts it has among those that the others leave. */
export function CourtFilterPanel({ filters, facets }: CourtFilterPanelProps) {
  const t = useMessages()
  const ask = (part: Partial<CourtFilters>) => visitList(courtsAddress({ ...filters, ...part, page: 1 }))
  const plain = ({ value, count }: FacetValue) => ({ value, label: value, count })
  return (
    <div className="*:first:border-t-0">
      <FacetGroup
        title={t('judiciary.courts.kind')}
        items={facets.kind.map(({ value, count }) => ({
          value,
          count,
          label: t(`judiciary.kind.${value as CourtKind}`),
        }))}
        selected={filters.kind ? [filters.kind] : []}
        onToggle={(value, checked) => ask({ kind: checked ? (value as CourtKind) : '' })}
        shown={7}
      />
      <FacetGroup
        title={t('judiciary.courts.circuit')}
        items={facets.circuit.map(({ value, count }) => ({
          value,
          count,
          label: t('judiciary.circuit', { number: Number(value) }),
        }))}
        selected={filters.circuit ? [String(filters.circuit)] : []}
        onToggle={(value, checked) => ask({ circuit: checked ? Number(value) : null })}
      />
      <FacetGroup
        title={t('judiciary.courts.materia')}
        items={facets.materia.map(plain)}
        selected={filters.materia ? [filters.materia] : []}
        onToggle={(value, checked) => ask({ materia: checked ? value : '' })}
      />
      <FacetGroup
        title={t('judiciary.courts.state')}
        items={facets.state.map(plain)}
        selected={filters.state ? [filters.state] : []}
        onToggle={(value, checked) => ask({ state: checked ? value : '' })}
      />
      <div className="border-t border-line-subtle py-3">
        <Checkbox
          label={t('judiciary.courts.show_closed')}
          checked={filters.closed}
          onChange={(closed) => ask({ closed })}
        />
      </div>
    </div>
  )
}
