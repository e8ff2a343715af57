import { Badge } from '~/components/display/badge'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { MoreList } from './more_list'
import type { ImportReportView, NamedClient, PreviewRow, RowTexts } from './types'

const FIRST = 10
const TONES = { added: 'success', updated: 'info', same: 'neutral', joined: 'neutral' } as const

/** What a file would do, row by row: records as they will be, clients that will be new, what is odd and what is no record. */
export function ImportPreview({ report }: { report: ImportReportView }) {
  const t = useMessages()
  const { numbers } = report
  const counted = (['contacts', 'parties', 'dates', 'notes'] as const).filter((key) => numbers[key] > 0)
  return (
    <>
      {counted.length > 0 && (
        <p className="text-sm text-fg-muted">
          {counted.map((key) => t(`transfers.numbers.${key}`, { count: numbers[key] })).join(' · ')}
        </p>
      )}
      {report.warnings.length > 0 && <Warnings report={report} />}
      {report.clients.length > 0 && <Clients clients={report.clients} numbers={numbers} />}
      {report.rows.length > 0 && (
        <Panel title={t('transfers.preview_rows.title', { count: report.rows.length })} flush>
          <MoreList first={FIRST} className="divide-y divide-line-subtle">
            {report.rows.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </MoreList>
        </Panel>
      )}
      <RowNotes
        title={t('transfers.left_out.title', { count: report.leftOut.length })}
        rows={report.leftOut.map(({ line, text }) => ({ line, texts: [text] }))}
        total={report.leftOut.length}
      />
    </>
  )
}

function Warnings({ report: { warnings, numbers } }: { report: ImportReportView }) {
  const t = useMessages()
  return (
    <Panel title={t('transfers.warnings.title', { count: numbers.warned + numbers.joined })} flush>
      <MoreList first={FIRST} className="divide-y divide-line-subtle">
        {warnings
          .toSorted((one, other) => other.count - one.count)
          .map(({ text, count, line }) => (
            <li key={text} className="grid gap-x-4 px-3.5 py-2 text-sm md:grid-cols-[7rem_minmax(0,1fr)]">
              <span className="text-fg-muted">
                {count > 1 ? t('transfers.values.count', { count }) : t('transfers.problems.line', { line })}
              </span>
              <span className="[overflow-wrap:anywhere]">{text}</span>
            </li>
          ))}
      </MoreList>
    </Panel>
  )
}

/** Rows with what is said of each. */
export function RowNotes({ title, rows, total }: { title: string; rows: RowTexts[]; total: number }) {
  const t = useMessages()
  if (rows.length === 0) return null
  return (
    <Panel title={title} flush>
      <MoreList first={FIRST} className="divide-y divide-line-subtle">
        {rows.map(({ line, texts }) => (
          <li key={line} className="grid gap-x-4 px-3.5 py-2 text-sm md:grid-cols-[7rem_minmax(0,1fr)]">
            <span className="text-fg-muted">{t('transfers.problems.line', { line })}</span>
            <span className="[overflow-wrap:anywhere]">{texts.join(' · ')}</span>
          </li>
        ))}
      </MoreList>
      {total > rows.length && (
        <p className="px-3.5 py-2 text-sm text-fg-muted">
          {t('transfers.problems.more', { count: total - rows.length })}
        </p>
      )}
    </Panel>
  )
}

function Row({ row }: { row: PreviewRow }) {
  const t = useMessages()
  return (
    <li className="grid gap-1 px-3.5 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-sm text-fg-subtle tabular-nums">{t('transfers.problems.line', { line: row.line })}</span>
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{row.title}</span>
        <Badge tone={TONES[row.outcome]}>{t(`transfers.row_outcome.${row.outcome}`)}</Badge>
      </p>
      <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
        {row.facts.map(({ label, text }, place) => (
          <div key={place} className="min-w-0">
            <dt className="inline text-fg-subtle">{label}: </dt>
            <dd className="inline [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      {row.warnings.length > 0 && <p className="text-sm text-warning-fg">{row.warnings.join(' · ')}</p>}
    </li>
  )
}

function Clients({ clients, numbers }: { clients: NamedClient[]; numbers: ImportReportView['numbers'] }) {
  const t = useMessages()
  const title = t('transfers.clients.title', { fresh: numbers.clientsNew, known: numbers.clientsKnown })
  const sorted = clients.toSorted((one, other) => Number(other.isNew) - Number(one.isNew))
  return (
    <Panel title={title} flush>
      <MoreList first={FIRST} className="divide-y divide-line-subtle">
        {sorted.map(({ name, isNew, type, parts, rows }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-3.5 py-2 text-sm">
            <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
            <Badge tone={isNew ? 'success' : 'neutral'}>
              {t(isNew ? 'transfers.clients.new' : 'transfers.clients.known')}
            </Badge>
            <span className="text-fg-muted">
              {isNew && type === 'person' ? parts.filter(Boolean).join(' | ') : t(`transfers.clients.${type}`)}
            </span>
            <span className="text-fg-subtle tabular-nums">{t('transfers.values.count', { count: rows })}</span>
          </li>
        ))}
      </MoreList>
    </Panel>
  )
}
