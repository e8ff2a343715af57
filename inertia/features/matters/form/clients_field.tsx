import { useCallback, type ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { ConflictHint } from '~/features/conflicts/conflict_hint'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { fold } from './fold'
import { isNewClient, knownClient, newClient, type MatterForm } from './matter_form'

interface ClientsFieldProps {
  form: MatterForm
  /** Whether names that nobody has yet may be written down. */
  mayAdd: boolean
  /** The one that is edited, which is no conflict of its own. */
  matterId?: number
  help?: ReactNode
}

/** For whom the matter is: clients of the firm, found by typing, or new ones by their name. */
export function ClientsField({ form, mayAdd, matterId, help }: ClientsFieldProps) {
  const t = useMessages()
  const { value, onChange, ...field } = form.field('clients')

  const load = useCallback(
    async (query: string, signal: AbortSignal): Promise<BoxOption[]> => {
      const path = route('law_firm.clients.options', {}, { q: query })
      const found = await fetchJson<{ data: BoxOption[] }>(path, { signal }).catch(() => ({ data: [] }))
      const known = found.data.map(({ value: id, label, description }) => ({ ...knownClient(id, label), description }))
      const name = query.trim()
      if (!mayAdd || name === '' || known.some(({ label }) => fold(label) === fold(name))) return known
      return [...known, { ...newClient(name), description: t('matters.clients.add_new', { name }) }]
    },
    [mayAdd, t]
  )
  const rest = value.slice(1)

  return (
    <div className="grid gap-1.5">
      <MultiSelectBox
        {...field}
        optional
        help={help ?? t('matters.field.clients_hint')}
        value={value}
        onChange={onChange}
        load={load}
      />
      {value.filter(isNewClient).map(({ value: key, label }) => (
        <ConflictHint key={key} name={label} matterId={matterId} side="ours" />
      ))}
      {rest.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {rest.map((each) => (
            <Button
              key={each.value}
              size="sm"
              variant="ghost"
              onClick={() => onChange([each, ...value.filter((other) => other.value !== each.value)])}
            >
              {t('matters.clients.make_main', { name: each.label })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
