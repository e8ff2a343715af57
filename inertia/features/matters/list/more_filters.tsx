import { useCallback, useState } from 'react'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { NO_STAGE, type MatterFilters } from '~/features/matters/address'

/** What the list can be narrowed by besides people; sent when the filters are opened. */
export type Narrowing = {
  courts: string[]
  stages: string[]
  tags: string[]
  fields: { key: string; label: string }[]
  client: { id: number; name: string } | null
}

interface MoreFiltersProps {
  filters: MatterFilters
  narrowing?: Narrowing
  narrow: (part: Partial<MatterFilters>) => void
}

const option = (name: string): BoxOption => ({ value: name, label: name })

/** Stage, tag, court, client and one field of the templates. */
export function MoreFilters({ filters, narrowing, narrow }: MoreFiltersProps) {
  const t = useMessages()
  const { courts = [], stages = [], tags = [], fields = [], client = null } = narrowing ?? {}
  const [chosen, setChosen] = useState<BoxOption | null>(null)
  const load = useCallback(async (query: string, signal: AbortSignal) => {
    const path = route('law_firm.clients.options', {}, { q: query })
    return (await fetchJson<{ data: BoxOption[] }>(path, { signal })).data
  }, [])
  const known = client && client.id === filters.client ? { value: String(client.id), label: client.name } : chosen
  const named = [
    { value: NO_STAGE, label: t('matters.no_stage') },
    ...[...new Set([...stages, ...filters.stage])].filter((each) => each !== NO_STAGE).map(option),
  ]

  return (
    <>
      <MultiSelectBox
        label={t('matters.field.stage')}
        options={named}
        placeholder={t('matters.list.any')}
        value={named.filter(({ value }) => filters.stage.includes(value))}
        onChange={(picked) => narrow({ stage: picked.map(({ value }) => value) })}
      />
      <OneName label={t('matters.field.tag')} names={tags} value={filters.tag} onChange={(tag) => narrow({ tag })} />
      <SelectBox
        label={t('matters.field.client')}
        placeholder={t('matters.list.any')}
        load={load}
        value={filters.client ? known : null}
        onChange={(picked) => {
          setChosen(picked)
          narrow({ client: picked ? Number(picked.value) : 0 })
        }}
      />
      <OneName
        label={t('matters.field.court')}
        names={courts}
        value={filters.court}
        onChange={(court) => narrow({ court })}
      />
      {fields.length > 0 && <FieldFilter {...{ filters, fields, narrow }} />}
    </>
  )
}

interface OneNameProps {
  label: string
  names: string[]
  /** Empty for any. */
  value: string
  onChange: (value: string) => void
}

/** One of the names that the matters of the firm have. */
function OneName({ label, names, value, onChange }: OneNameProps) {
  const t = useMessages()
  return (
    <SelectBox
      label={label}
      options={names.map(option)}
      placeholder={t('matters.list.any')}
      value={value ? option(value) : null}
      onChange={(picked) => onChange(picked?.value ?? '')}
    />
  )
}

/** A field of a template and what it says: in force when both are there. */
function FieldFilter({
  filters,
  fields,
  narrow,
}: Omit<MoreFiltersProps, 'narrowing'> & { fields: Narrowing['fields'] }) {
  const t = useMessages()
  const [key, setKey] = useState(filters.field?.key ?? '')
  const [text, setText] = useState(filters.field?.text ?? '')
  const settle = (field: { key: string; text: string }) => {
    if (field.key && field.text.trim()) narrow({ field })
    else if (filters.field) narrow({ field: null })
  }
  return (
    <>
      <SelectField
        label={t('matters.list.field')}
        placeholder={t('matters.list.any')}
        options={fields.map((field) => ({ value: field.key, label: field.label }))}
        value={key}
        onChange={(next) => {
          setKey(next)
          settle({ key: next, text })
        }}
      />
      {key && (
        <TextField
          label={t('matters.list.field_says')}
          value={text}
          onChange={setText}
          onBlur={() => settle({ key, text })}
        />
      )}
    </>
  )
}
