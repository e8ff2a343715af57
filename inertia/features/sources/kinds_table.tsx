import { Badge } from '~/components/display/badge'
import { RelativeTime } from '~/components/display/date_time'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { RunNow } from './run_now'
import { spanOf, TONES } from './vocabulary'
import type { Kind } from './vocabulary'

/** What is stored of each kind of each source, and how its last reading went. */
export function KindsTable({ kinds }: { kinds: Kind[] }) {
  const t = useMessages()
  const { locale } = useLocale()
  const figure = (key: 'stored' | 'rejected' | 'failed', width: string): RowColumn<Kind> => ({
    name: t(`sources.${key}`),
    width,
    align: 'end',
    phone: 'hide',
    className: 'tabular-nums',
    cell: (kind) => kind[key].toLocaleString(tagOf(locale)),
  })
  return (
    <RowsTable
      caption={t('sources.collections')}
      rows={kinds}
      columns={[
        {
          name: t('sources.collection'),
          lines: ({ kindName, sourceName }) => ({
            first: kindName[locale],
            second: sourceName[locale],
          }),
        },
        figure('stored', 'w-24'),
        figure('rejected', 'w-24'),
        figure('failed', 'w-26'),
        {
          name: t('sources.last_run'),
          width: 'w-[33%] pl-6',
          className: 'max-md:col-span-full md:pl-6',
          cell: (kind) => <LastRun kind={kind} />,
        },
        {
          name: t('sources.duration'),
          width: 'w-24',
          align: 'end',
          phone: 'hide',
          className: 'tabular-nums',
          cell: ({ lastRun }) => (lastRun ? spanOf(lastRun.seconds) : ''),
        },
        { name: t('sources.run.now'), width: 'w-36', actions: (kind) => <RunNow kind={kind} />, align: 'end' },
      ]}
    />
  )
}

function LastRun({ kind: { source, stored, rejected, failed, state, lastRun } }: { kind: Kind }) {
  const t = useMessages()
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="tabular-nums md:hidden">{t('sources.holds', { stored, rejected, failed })}</span>
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[state]}>{t(`sources.state.${state}`)}</Badge>
        {lastRun && <RelativeTime value={lastRun.endedAt} className="text-sm text-fg-muted" />}
      </span>
      <span className="text-sm text-pretty text-fg-subtle">
        {lastRun ? t('sources.run_counts', countsOf(lastRun)) : t('sources.never_run_text', { source })}
      </span>
    </span>
  )
}

function countsOf({ stored, unchanged, rejected, failed }: NonNullable<Kind['lastRun']>) {
  return { stored, unchanged, rejected, failed }
}
