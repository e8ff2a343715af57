import { TextLink } from '~/components/actions/text_link'
import { cx } from '~/components/cx'
import { Chip } from '~/components/display/chip'

export interface FilterChip {
  /** The filter. */
  label: string
  /** What it narrows the list to; nothing when it is not in force. */
  value: string | false | null | undefined
  /** Address of the list without it. */
  removeHref: string
  /** Opens the filter; without it only removing is offered. */
  onOpen?: () => void
}

interface FilterChipsProps {
  chips: FilterChip[]
  /** The way to the list without filters, offered beside two and more. */
  clear?: { label: string; href: string; className?: string }
}

/** The filters in force, each removable. */
export function FilterChips({ chips, clear }: FilterChipsProps) {
  const shown = chips.flatMap(({ value, ...chip }) => (value ? [{ value, ...chip }] : []))
  return (
    <>
      {shown.map((chip) => (
        <Chip key={`${chip.label} ${chip.value}`} {...chip} />
      ))}
      {clear && shown.length > 1 && (
        <TextLink href={clear.href} preserveState className={cx('text-sm', clear.className)}>
          {clear.label}
        </TextLink>
      )}
    </>
  )
}
