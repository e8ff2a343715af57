import { Check } from 'lucide-react'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { Icon } from '~/components/display/icon'
import { Tooltip } from '~/components/overlays/tooltip'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { nameOf, type Cell, type Channel, type Chosen, type NoticeRow } from './notice_choices'

const CHANNELS: Channel[] = ['app', 'email']

interface NoticeMatrixProps {
  rows: NoticeRow[]
  chosen: Chosen
  onChange: (name: string, enabled: boolean) => void
}

/** Notices down, channels across, a box at each crossing; each box says by itself what it is for. */
export function NoticeMatrix({ rows, chosen, onChange }: NoticeMatrixProps) {
  const t = useMessages()
  const areas = [...new Set(rows.map(({ area }) => area))]
  return (
    <table className="w-full max-w-200 border-collapse text-left">
      <caption className="sr-only">{t('notifications.table')}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-fg-subtle">
          <th scope="col" className="py-2 pr-3 font-medium">
            {t('notifications.event')}
          </th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col" className="w-24 px-1 py-2 text-center font-medium max-md:w-19">
              {t(`notifications.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {areas.map((area) => (
        <tbody key={area}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="pt-5 pb-1.5 text-base font-semibold">
              {t(`notifications.area.${area}` as MessageId)}
            </th>
          </tr>
          {rows
            .filter((row) => row.area === area)
            .map(({ event, cells, lastWeek }) => (
              <tr key={event} className="border-b border-line-subtle align-top">
                <th scope="row" className="py-2.5 pr-3 font-medium">
                  {t(`notifications.kind.${event}` as MessageId)}
                  <span className="mt-0.5 block text-sm font-normal text-fg-muted">
                    {t(`notifications.kind.${event}.text` as MessageId)}{' '}
                    {lastWeek > 0 && t('notifications.last_week', { count: lastWeek })}
                  </span>
                </th>
                {CHANNELS.map((channel) => (
                  <td key={channel} className="px-1 py-2 text-center">
                    <Crossing
                      state={cells[channel]}
                      label={t('notifications.cell', {
                        event: t(`notifications.kind.${event}` as MessageId),
                        channel: t(`notifications.channel.${channel}`),
                      })}
                      checked={chosen[nameOf(event, channel)] ?? false}
                      onChange={(enabled) => onChange(nameOf(event, channel), enabled)}
                    />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}

interface CrossingProps {
  state: Cell
  label: string
  checked: boolean
  onChange: (enabled: boolean) => void
}

function Crossing({ state, label, checked, onChange }: CrossingProps) {
  const t = useMessages()
  if (state === 'absent') {
    return (
      <span className="text-fg-subtle">
        <span aria-hidden>—</span>
        <span className="sr-only">{t('notifications.absent')}</span>
      </span>
    )
  }
  if (state === 'locked') {
    return (
      <Tooltip text={t('notifications.always_why')}>
        <span
          tabIndex={0}
          role="note"
          className="inline-flex min-h-6 items-center gap-1 rounded-sm text-xs text-fg-muted"
        >
          <Icon of={Check} size={14} className="text-success-fg" />
          {t('notifications.always')}
        </span>
      </Tooltip>
    )
  }
  return <Checkbox label={label} hideLabel checked={checked} onChange={onChange} className="mx-auto w-fit" />
}
