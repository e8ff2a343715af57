import { YearFacet } from '~/components/lists/year_facet'
import {
  chosenValues,
  dayValues,
  daysOf,
  withFilter,
  withValue,
  yearsOf,
  yearValues,
} from '~/features/research/address'
import type { SearchQuery, Days } from '~/features/research/address'
import { DateFacet } from '~/features/research/filters/date_facet'
import { NumberFacet } from '~/features/research/filters/number_facet'
import { ValueFacet } from '~/features/research/filters/value_facet'
import { everyYear } from '~/features/research/filters/every_year'
import type { Found, SourceFilter } from '~/features/research/types'
import { valueInWords } from '~/features/research/words'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'

interface FilterPanelProps {
  filters: SourceFilter[]
  query: SearchQuery
  facets: Found['facets']
  onSearch: (query: SearchQuery) => void
}

/** The filters of a source, in its order; each change asks anew. */
export function FilterPanel({ filters, ...search }: FilterPanelProps) {
  return (
    <div className="*:first:border-t-0">
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} {...search} />
      ))}
    </div>
  )
}

type FilterFieldProps = Omit<FilterPanelProps, 'filters'> & { filter: SourceFilter }

function FilterField({ filter, query, facets, onSearch }: FilterFieldProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const title = filter.label[locale]
  const { name, type } = filter

  if (type === 'text') {
    const [value = ''] = query.filters[name] ?? []
    return (
      <NumberFacet
        title={title}
        value={value}
        onChange={(typed) => onSearch(withFilter(query, name, typed ? [typed] : []))}
      />
    )
  }
  if (type === 'date') {
    const change = (days: Days) => onSearch(withFilter(query, name, dayValues(days)))
    return <DateFacet title={title} {...daysOf(query.filters[name])} onChange={change} />
  }
  const values = facets[name] ?? []
  if (values.length === 0 && !query.filters[name]) return null
  if (type === 'year') {
    const change = (range: { from: number | null; to: number | null }) =>
      onSearch(withFilter(query, name, yearValues(range)))
    return <YearFacet title={title} years={everyYear(values)} {...yearsOf(query.filters[name])} onChange={change} />
  }
  return (
    <ValueFacet
      title={title}
      values={values.map((value) => ({ ...value, label: valueInWords(t, name, value.value) }))}
      chosen={chosenValues(query, filter)}
      onChoose={(value, chosen) => onSearch(withValue(query, filter, value, chosen))}
    />
  )
}
