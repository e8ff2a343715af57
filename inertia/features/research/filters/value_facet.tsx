import { useId, useState } from 'react'
import { Facet } from '~/components/lists/facet_group'
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
/** With more values than these one can search among them. */
const searchable = 12

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The values of a filter: how many of the listed results have each and, for the others, how many results choosing them would add. */
export function ValueFacet({ title, values, chosen, onChoose }: ValueFacetProps) {
  const t = useMessages()
  const [isWhole, setWhole] = useState(false)
  const [typed, setTyped] = useState('')
  const wanted = folded(typed.trim())
  const visible = values.filter(({ value, label }, index) =>
    wanted ? folded(label).includes(wanted) : isWhole || index < shown || chosen.includes(value)
  )
  const hidden = wanted ? 0 : values.length - visible.length

  return (
    <Facet title={title}>
      {values.length > searchable && (
        <input
          type="search"
          aria-label={t('research.facet_find', { title })}
          placeholder={t('research.facet_find', { title })}
          className="input mb-1 h-control-sm w-full min-w-0 px-2 text-sm max-md:h-control-lg"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {wanted && visible.length === 0 && (
        <p role="status" className="py-1 text-sm text-fg-subtle">
          {t('research.facet_nothing', { text: typed.trim() })}
        </p>
      )}
      <div role="group" aria-label={title}>
        {visible.map((value) => (
          <FacetOption key={value.value} {...value} chosen={chosen.includes(value.value)} onChoose={onChoose} />
        ))}
      </div>
      {!wanted && (hidden > 0 || isWhole) && (
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
