import { useId, useState } from 'react'
import { Facet } from '~/components/facet_group'
import type { Found } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

export type FacetValue = Found['facets'][string][number] & { label: string }

interface ValueFacetProps {
  title: string
  values: FacetValue[]
  chosen: string[]
  onChoose: (value: string, chosen: boolean) => void
}

const shown = 4

/** The values of a filter: how many of the listed results have each and, for the others, how many results choosing them would add. */
export function ValueFacet({ title, values, chosen, onChoose }: ValueFacetProps) {
  const t = useMessages()
  const [isWhole, setWhole] = useState(false)
  const visible = values.filter(({ value }, index) => isWhole || index < shown || chosen.includes(value))
  const hidden = values.length - visible.length

  return (
    <Facet title={title}>
      <div role="group" aria-label={title}>
        {visible.map((value) => (
          <FacetOption key={value.value} {...value} chosen={chosen.includes(value.value)} onChoose={onChoose} />
        ))}
      </div>
      {(hidden > 0 || isWhole) && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="h-[26px] rounded-sm pl-6 text-sm text-accent-fg underline-offset-3 hover:underline max-md:h-10"
        >
          {isWhole ? t('common.see_less') : t('common.and_more', { count: hidden })}
        </button>
      )}
    </Facet>
  )
}

type FacetOptionProps = FacetValue & { chosen: boolean; onChoose: ValueFacetProps['onChoose'] }

function FacetOption({ value, label, count, more, chosen, onChoose }: FacetOptionProps) {
  const t = useMessages()
  const id = useId()
  const { locale } = useLocale()
  const adds = !chosen && count === 0 && more > 0
  const figure = (adds ? more : count).toLocaleString(tagOf(locale))

  return (
    <label className="flex min-h-[26px] items-center gap-2 rounded-sm text-sm text-fg-muted hover:text-fg has-checked:font-medium has-checked:text-fg max-md:min-h-control-lg">
      <input
        type="checkbox"
        className="check"
        aria-labelledby={`${id}-label ${id}-count`}
        checked={chosen}
        onChange={(event) => onChoose(value, event.target.checked)}
      />
      <span id={`${id}-label`} className="min-w-0 flex-1 truncate" title={label}>
        {label}
      </span>
      <span id={`${id}-count`} className="flex-none text-xs font-normal text-fg-subtle tabular-nums">
        {adds ? <span title={t('research.adds', { count: figure })}>+{figure}</span> : figure}
      </span>
    </label>
  )
}
