import { useState } from 'react'
import { Facet, FacetMore, FacetOption } from '~/components/lists/facet_group'
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
          <FacetOption
            key={value.value}
            label={value.label}
            figure={<Figure value={value} chosen={chosen.includes(value.value)} />}
            checked={chosen.includes(value.value)}
            onChange={(isChosen) => onChoose(value.value, isChosen)}
          />
        ))}
      </div>
      {!wanted && <FacetMore {...{ hidden, isWhole }} onToggle={() => setWhole(!isWhole)} />}
    </Facet>
  )
}

/** How many results a value has, or how many choosing it would add. */
function Figure({ value: { count, more }, chosen }: { value: FacetValue; chosen: boolean }) {
  const t = useMessages()
  const { locale } = useLocale()
  if (chosen || count > 0 || more === 0) return count.toLocaleString(tagOf(locale))
  const figure = more.toLocaleString(tagOf(locale))
  return <span title={t('research.adds', { count: figure })}>+{figure}</span>
}
