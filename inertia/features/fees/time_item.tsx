import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '~/components/actions/icon_button'
import { TextLink } from '~/components/actions/text_link'
import { Badge } from '~/components/display/badge'
import { Money } from '~/components/display/money'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { RemoveButton } from '~/components/overlays/remove_button'
import type { useSelection } from '~/hooks/use_selection'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import type { TimeLine } from './types'
import { clockOf } from './words'

interface TimeItemProps {
  entry: TimeLine
  selection?: ReturnType<typeof useSelection<number>>
  onEdit?: () => void
}

/** Time that was written down: who, when, for how long, and what it costs. */
export function TimeItem({ entry, selection, onEdit }: TimeItemProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const { id, description, minutes, amount, currency, billable, chargeId, version } = entry
  const time = clockOf(minutes)
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
      {selection && (
        <Checkbox
          label={t('fees.select', { name: description })}
          hideLabel
          checked={selection.isSelected(id)}
          onChange={() => selection.toggle(id)}
        />
      )}
      <span className="min-w-0 flex-1 basis-40">
        <span className="block wrap-break-word">{description}</span>
        <span className="flex flex-wrap gap-x-2 text-sm text-fg-muted">
          <span>{formatDate(entry.workedOn, 'short', locale)}</span>
          <span>{entry.userName ?? t('fees.somebody')}</span>
          {!billable && <Badge tone="outline">{t('fees.not_billable')}</Badge>}
          {chargeId !== null && (
            <TextLink href={route('law_firm.charges.show', { id: chargeId })}>{t('fees.in_charge')}</TextLink>
          )}
        </span>
      </span>
      <span className="ml-auto grid justify-items-end">
        <span className="font-medium tabular-nums">{t('fees.hours', { time })}</span>
        {billable &&
          (amount === null ? (
            <span className="text-sm text-fg-muted">{t('fees.no_rate')}</span>
          ) : (
            <Money {...{ amount, currency }} tone="muted" className="text-sm" />
          ))}
      </span>
      {onEdit && (
        <span className="ml-auto flex">
          <IconButton size="sm" icon={Pencil} label={`${t('fees.edit_time')}: ${description}`} onClick={onEdit} />
          <RemoveButton
            icon={Trash2}
            iconOnly
            label={`${t('fees.delete_time')}: ${description}`}
            href={route('law_firm.time_entries.destroy', { id }, { version })}
            title={t('fees.delete_time')}
          >
            {t('fees.delete_time_text', { time, description })}
          </RemoveButton>
        </span>
      )}
    </li>
  )
}
