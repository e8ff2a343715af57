import { useCallback, type ReactNode } from 'react'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { fold } from './fold'
import type { MatterForm } from './matter_form'

const KNOWN = 'court-'

/** Courts of the catalogue have their id; names that firms typed do not. */
async function search(query: string, own: string[], signal: AbortSignal): Promise<BoxOption[]> {
  const words = fold(query).split(' ')
  const typed = own.filter((name) => words.every((word) => fold(name).includes(word))).slice(0, query ? 5 : 20)
  const found = query
    ? await fetchJson<{ data: BoxOption[] }>(route('law_firm.court_options.index', {}, { q: query }), {
        signal,
      }).catch(() => ({ data: [] }))
    : { data: [] }
  const listed = new Set(found.data.map(({ label }) => label))
  const names = typed.filter((name) => !listed.has(name)).map((name) => ({ value: name, label: name }))
  return [...names, ...found.data.map((court) => ({ ...court, value: `${KNOWN}${court.value}` }))]
}

/** The court of a matter: of the catalogue, one that the firm named before, or any other by its name. */
export function CourtField({ form, courts, help }: { form: MatterForm; courts: string[]; help?: ReactNode }) {
  const t = useMessages()
  const { maxLength: _, value, onChange, ...field } = form.field('court')
  const load = useCallback((query: string, signal: AbortSignal) => search(query, courts, signal), [courts])

  function choose(option: BoxOption | null) {
    onChange(option?.label ?? '')
    form.set('courtId', option?.value.startsWith(KNOWN) ? option.value.slice(KNOWN.length) : '')
  }

  const id = form.data.courtId
  return (
    <SelectBox
      {...field}
      optional
      freeText
      help={help ?? t('matters.field.court_search')}
      value={value ? { value: id ? `${KNOWN}${id}` : value, label: value } : null}
      onChange={choose}
      load={load}
    />
  )
}
