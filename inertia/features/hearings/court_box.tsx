import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import type { FieldProps } from '~/components/forms/field'
import { fetchJson } from '~/features/shell/requests/requests'
import { route } from '~/routes'

interface CourtBoxProps extends FieldProps {
  value: string
  courtId: string
  onChoose: (name: string, courtId: string) => void
}

async function load(query: string, signal: AbortSignal): Promise<BoxOption[]> {
  if (!query) return []
  const address = route('law_firm.court_options.index', {}, { q: query })
  const found = await fetchJson<{ data: BoxOption[] }>(address, { signal }).catch(() => ({ data: [] }))
  return found.data.map((court) => ({ ...court, value: `court-${court.value}` }))
}

/** The court before which a hearing is held: of the catalogue, or any other by its name. */
export function CourtBox({ value, courtId, onChoose, ...field }: CourtBoxProps) {
  return (
    <SelectBox
      {...field}
      optional
      freeText
      value={value ? { value: courtId ? `court-${courtId}` : value, label: value } : null}
      onChange={(option) =>
        onChoose(option?.label ?? '', option?.value.startsWith('court-') ? option.value.slice('court-'.length) : '')
      }
      load={load}
    />
  )
}
