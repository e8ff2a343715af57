import { Badge } from '~/components/display/badge'
import { RelativeTime } from '~/components/display/date_time'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { RunNow } from './run_now'
import { spanOf, TONES } from './vocabulary'
import type { Kind } from './vocabulary'

/** What is stored of each kind of each source, and how its last reading went. */
export function KindsTable({ kinds }: { kinds: Kind[] }) {
  const t = useMessages()
  return (
    <Table caption={t('sources.collections')}>
      <Thead>
        <Th>{t('sources.collection')}</Th>
        <Th align="end" className="w-24">
          {t('sources.stored')}
        </Th>
        <Th align="end" className="w-24">
          {t('sources.rejected')}
        </Th>
        <Th align="end" className="w-26">
          {t('sources.failed')}
        </Th>
        <Th className="w-[33%] pl-6">{t('sources.last_run')}</Th>
        <Th align="end" className="w-24">
          {t('sources.duration')}
        </Th>
        <Th align="end" className="w-36">
          <span className="sr-only">{t('sources.run.now')}</span>
        </Th>
      </Thead>
      <Tbody>
        {kinds.map((kind) => (
          <Row key={`${kind.source} ${kind.kind}`} kind={kind} />
        ))}
      </Tbody>
    </Table>
  )
}

function Row({ kind }: { kind: Kind }) {
  const { source, sourceName, kindName, stored, rejected, failed, state, lastRun } = kind
  const t = useMessages()
  const { locale } = useLocale()
  return (
    <Tr>
      <Td phone="title">
        <TwoLines strong first={kindName[locale]} second={sourceName[locale]} title={kindName[locale]} />
      </Td>
      {[stored, rejected, failed].map((figure, place) => (
        <Td key={place} align="end" phone="hide" className="tabular-nums">
          {figure.toLocaleString(tagOf(locale))}
        </Td>
      ))}
      <Td label={t('sources.last_run')} className="max-md:col-span-full md:pl-6">
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
      </Td>
      <Td align="end" phone="hide" className="tabular-nums">
        {lastRun ? spanOf(lastRun.seconds) : ''}
      </Td>
      <Td align="end" phone="end" label={t('sources.run.now')}>
        <RunNow kind={kind} />
      </Td>
    </Tr>
  )
}

function countsOf({ stored, unchanged, rejected, failed }: NonNullable<Kind['lastRun']>) {
  return { stored, unchanged, rejected, failed }
}
