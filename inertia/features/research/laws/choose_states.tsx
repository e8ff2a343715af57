import { router } from '@inertiajs/react'
import { DateField } from '~/components/forms/inputs/date_field'
import { SelectField } from '~/components/forms/choices/select_field'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

export type DocumentState = { id: number | null; since: string | null; seenAt: string }

interface ChooseStatesProps {
  states: DocumentState[]
  compared: { earlier: string | null; later: string | null }
  day: string | null
}

/** Which two states are compared; or the state of a day with the present one. */
export function ChooseStates({ states, compared, day }: ChooseStatesProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const options = states.map(({ id, since, seenAt }) => ({
    value: id === null ? 'actual' : String(id),
    label: t(id === null ? 'laws.state.present' : 'laws.state.past', {
      date: formatDate(since ?? seenAt, 'short', locale),
      known: since === null ? 'no' : 'yes',
    }),
  }))
  const ask = (data: Record<string, string>) => router.get('', data, { preserveState: true, preserveScroll: true })
  return (
    <div className="grid max-w-160 grid-cols-3 items-start gap-3 pb-4 max-md:grid-cols-1 print:hidden">
      <SelectField
        label={t('laws.from_state')}
        value={compared.earlier ?? ''}
        options={options}
        onChange={(desde) => ask({ desde, hasta: compared.later ?? 'actual' })}
      />
      <SelectField
        label={t('laws.to_state')}
        value={compared.later ?? ''}
        options={options}
        onChange={(hasta) => ask({ desde: compared.earlier ?? '', hasta })}
      />
      <DateField
        label={t('laws.on_day')}
        value={day ?? ''}
        onChange={(fecha) => /^\d{4}-\d{2}-\d{2}$/.test(fecha) && ask({ fecha })}
      />
    </div>
  )
}
