import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

export interface FacetItem {
  value: string
  label: string
  count: number
}

interface FacetGroupProps {
  title: string
  items: FacetItem[]
  selected: string[]
  onToggle: (value: string, checked: boolean) => void
  /** How many are shown before «n más»; what is selected is always shown. */
  shown?: number
  open?: boolean
}

/** A group of values to filter by, with how many results each has. */
export function FacetGroup({ title, items, selected, onToggle, shown = 4, open = true }: FacetGroupProps) {
  const { locale } = useLocale()
  const [isWhole, setWhole] = useState(false)
  const visible = items.filter((item, index) => isWhole || index < shown || selected.includes(item.value))
  const hidden = items.length - visible.length

  return (
    <Facet title={title} open={open}>
      <div role="group" aria-label={title}>
        {visible.map((item) => (
          <FacetOption
            key={item.value}
            label={item.label}
            figure={item.count.toLocaleString(tagOf(locale))}
            checked={selected.includes(item.value)}
            onChange={(checked) => onToggle(item.value, checked)}
          />
        ))}
      </div>
      <FacetMore {...{ hidden, isWhole }} onToggle={() => setWhole(!isWhole)} />
    </Facet>
  )
}

/** A group of filters that folds. */
export function Facet({ title, open = true, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-t border-line-subtle pt-1 pb-2 not-open:pb-1">
      <summary className="flex h-8 items-center rounded-sm text-sm font-semibold max-md:h-control-lg">
        {title}
        <Icon
          of={ChevronDown}
          size={14}
          className="ml-auto text-fg-subtle transition-[rotate] not-group-open:-rotate-90"
        />
      </summary>
      {children}
    </details>
  )
}

interface FacetMoreProps {
  /** How many values do not show. */
  hidden: number
  isWhole: boolean
  onToggle: () => void
}

/** Shows all values of a group, or again those that matter. */
export function FacetMore({ hidden, isWhole, onToggle }: FacetMoreProps) {
  const t = useMessages()
  if (hidden === 0 && !isWhole) return null
  return (
    <button
      type="button"
      aria-expanded={isWhole}
      onClick={onToggle}
      className="h-[26px] rounded-sm pl-6 text-sm text-accent-fg underline-offset-3 hover:underline max-md:h-10"
    >
      {isWhole ? t('common.see_less') : t('common.and_more', { count: hidden })}
    </button>
  )
}

interface FacetOptionProps {
  label: string
  /** How many results it has. */
  figure: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A value of a group, with its figure. */
export function FacetOption({ label, figure, checked, onChange }: FacetOptionProps) {
  const id = useId()
  return (
    <label className="flex min-h-[26px] items-center gap-2 rounded-sm text-sm text-fg-muted hover:text-fg has-checked:font-medium has-checked:text-fg max-md:min-h-control-lg">
      <input
        type="checkbox"
        className="check"
        aria-labelledby={`${id}-label ${id}-count`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span id={`${id}-label`} className="min-w-0 flex-1 truncate" title={label}>
        {label}
      </span>
      <span id={`${id}-count`} className="flex-none text-xs font-normal text-fg-subtle tabular-nums">
        {figure}
      </span>
    </label>
  )
}
