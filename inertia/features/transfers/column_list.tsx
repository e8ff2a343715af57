import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { useMessages } from '~/hooks/use_messages'
import type { ImportField, ImportView } from './types'

const NONE = '-'

interface ColumnListProps {
  file: ImportView
  mapping: ImportView['mapping']
  onChange: (mapping: ImportView['mapping']) => void
}

/** Each column of a file with what stands in it, and the field that it fills. */
export function ColumnList({ file, mapping, onChange }: ColumnListProps) {
  const t = useMessages()
  const name = ({ group, label }: ImportField) =>
    group === 'parties' || group === 'template' ? t(`transfers.field_group.${group}`, { name: label }) : label
  const options: BoxOption[] = [
    { value: NONE, label: t('transfers.mapping.leave') },
    ...file.fields.map((field) => ({ value: field.key, label: name(field) })),
  ]
  const isMany = (key: string) => file.fields.find((field) => field.key === key)?.many ?? false

  function take(place: number, option: BoxOption | null) {
    const key = !option || option.value === NONE ? null : option.value
    onChange(
      mapping.map((field, at) => (at === place ? key : field === key && key !== null && !isMany(key) ? null : field))
    )
  }

  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line-subtle">
      {file.headings.map((heading, place) => (
        <li key={place} className="grid items-center gap-x-4 gap-y-2 bg-surface p-3 md:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="min-w-0">
            <p className="truncate font-medium" title={heading}>
              {heading}
            </p>
            <p className="truncate text-sm text-fg-muted">
              {file.sample
                .map((row) => row[place])
                .filter(Boolean)
                .slice(0, 3)
                .join(' · ') || t('transfers.mapping.empty')}
            </p>
          </div>
          <SelectBox
            label={t('transfers.mapping.field_of', { heading })}
            hideLabel
            value={options.find(({ value }) => value === mapping[place]) ?? null}
            onChange={(option) => take(place, option)}
            placeholder={t('transfers.mapping.leave')}
            options={options}
          />
        </li>
      ))}
    </ul>
  )
}
