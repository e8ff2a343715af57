import { SelectField } from '~/components/forms/choices/select_field'

interface PersonFilterProps {
  label: string
  /** What it is called not to narrow to anybody. */
  anybody: string
  people: { id: number; name: string }[]
  value: number | null
  onChange: (person: number | null) => void
  className: string
}

/** Narrows a list to what one person did. */
export function PersonFilter({ anybody, people, value, onChange, ...field }: PersonFilterProps) {
  return (
    <SelectField
      {...field}
      value={value === null ? '' : String(value)}
      onChange={(person) => onChange(person ? Number(person) : null)}
      options={[{ value: '', label: anybody }, ...people.map(({ id, name }) => ({ value: String(id), label: name }))]}
    />
  )
}
