import { useEffect, useState } from 'react'
import { PhoneFilters } from '~/components/lists/phone_filters'
import { SelectField } from '~/components/forms/choices/select_field'
import { Switch } from '~/components/forms/choices/switch'
import { SearchField } from '~/components/forms/inputs/search_field'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { filteredAddress, type Filter } from './selection'

const ALL = '-'
const PAUSE_MS = 300

export type FilterChoice = { key: string; label: string; options: { value: string; label: string }[] }

interface FilterFieldsProps {
  page: string
  filter: Filter
  choices: FilterChoice[]
}

/** Narrows the list of a page of bulk work: words, a choice or two, and what is archived. */
export function FilterFields({ page, filter, choices }: FilterFieldsProps) {
  const t = useMessages()
  const [text, setText] = useState(filter.q ?? '')
  const go = (part: Filter) => visitList(filteredAddress(page, { ...filter, ...part }))

  const isNarrowed = Object.entries(filter).some(([key, value]) => key !== 'q' && value !== '')

  useEffect(() => {
    if (text.trim() === (filter.q ?? '')) return
    const timer = setTimeout(() => go({ q: text.trim() }), PAUSE_MS)
    return () => clearTimeout(timer)
  })

  return (
    <div className="flex flex-wrap items-end gap-3 md:grid md:grid-cols-2 desk:grid-cols-4">
      <SearchField
        label={t('common.search')}
        value={text}
        onChange={setText}
        className="max-md:min-w-0 max-md:flex-1"
      />
      <PhoneFilters isNarrowed={isNarrowed} className="grid gap-3 md:contents">
        {choices.map(({ key, label, options }) => (
          <SelectField
            key={key}
            label={label}
            value={filter[key] || ALL}
            onChange={(value) => go({ [key]: value === ALL ? '' : value })}
            options={[{ value: ALL, label: t('common.all') }, ...options]}
          />
        ))}
        <Switch
          label={t('transfers.filter.archived')}
          checked={filter.archived === 'yes'}
          onChange={(isOn) => go({ archived: isOn ? 'yes' : '' })}
        />
      </PhoneFilters>
    </div>
  )
}
