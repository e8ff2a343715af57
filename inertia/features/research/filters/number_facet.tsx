import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { Facet } from '~/components/lists/facet_group'
import { useMessages } from '~/hooks/use_messages'

/** A filter of one exact value that is typed: the number of a thesis, a registro, a case. */
export function NumberFacet({
  title,
  value,
  onChange,
}: {
  title: string
  value: string
  onChange: (value: string) => void
}) {
  const t = useMessages()
  const [typed, setTyped] = useState({ text: value, since: value })
  if (typed.since !== value) setTyped({ text: value, since: value })

  function apply(event: FormEvent) {
    event.preventDefault()
    onChange(typed.text.trim())
  }
  return (
    <div className="[&_summary]:h-auto [&_summary]:min-h-8 [&_summary]:py-1.5 [&_summary]:leading-4.5">
      <Facet title={title} open={value !== ''}>
        <form onSubmit={apply} className="flex gap-1.5 pt-0.5">
          <input
            className="input h-control-sm min-w-0 px-2 text-sm max-md:h-control-lg"
            aria-label={title}
            placeholder={t('research.number_example')}
            maxLength={200}
            value={typed.text}
            onChange={(event) => setTyped({ text: event.target.value, since: value })}
          />
          <Button type="submit" size="sm">
            {t('common.apply')}
          </Button>
        </form>
      </Facet>
    </div>
  )
}
