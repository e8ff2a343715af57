import { Chip } from '~/components/display/chip'

interface ChipListProps {
  /** What each of them is. */
  label: string
  values: string[]
  removeLabel: (value: string) => string
  /** Told what is left. */
  onChange: (values: string[]) => void
}

/** What was chosen, each removable. */
export function ChipList({ label, values, removeLabel, onChange }: ChipListProps) {
  if (values.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5">
      {values.map((value) => (
        <li key={value} className="max-w-full">
          <Chip
            label={label}
            value={value}
            removeLabel={removeLabel(value)}
            onRemove={() => onChange(values.filter((each) => each !== value))}
          />
        </li>
      ))}
    </ul>
  )
}
