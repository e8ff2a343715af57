import { useState } from 'react'
import { Pill } from '~/components/display/pill'
import { useMessages } from '~/hooks/use_messages'
import type { PreviewTable } from '~/features/document_reading/vocabulary'
import { MarkedText } from './marked_text'

/** The sheets of a workbook, one at a time. */
export function TablesView({ tables, words }: { tables: PreviewTable[]; words: string }) {
  const t = useMessages()
  const [chosen, choose] = useState(0)
  const table = tables[chosen]

  if (!table) return <p className="text-fg-muted">{t('document_reading.none.empty')}</p>
  return (
    <div className="space-y-3">
      {tables.length > 1 && (
        <div role="group" aria-label={t('document_reading.tables.sheets')} className="flex flex-wrap gap-1.5">
          {tables.map(({ name }, index) => (
            <Pill key={index} pressed={index === chosen} onPress={() => choose(index)}>
              {name}
            </Pill>
          ))}
        </div>
      )}
      <Extent table={table} />
      <Cells table={table} words={words} />
    </div>
  )
}

/** How much of the table is shown, when it is not all. */
function Extent({ table: { rows, totalRows, totalColumns } }: { table: PreviewTable }) {
  const t = useMessages()
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const isWhole = totalRows === rows.length && totalColumns === columns
  if (isWhole || rows.length === 0) return null
  return (
    <p className="text-sm text-fg-muted">
      {totalRows === null
        ? t('document_reading.tables.first_rows', { rows: rows.length })
        : t('document_reading.tables.extent', { rows: rows.length, totalRows, columns, totalColumns })}
    </p>
  )
}

function Cells({ table: { name, rows }, words }: { table: PreviewTable; words: string }) {
  const t = useMessages()
  if (rows.length === 0) return <p className="text-sm text-fg-muted">{t('document_reading.tables.empty')}</p>
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={name || t('document_reading.tables.table')}
      className="max-h-[75dvh] overflow-auto rounded-lg border border-line"
    >
      <table className="border-collapse text-sm">
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-b border-line-subtle last:border-0">
              <th
                scope="row"
                className="sticky left-0 bg-surface-subtle px-2 py-1 text-right text-2xs font-normal text-fg-subtle tabular-nums"
              >
                {index + 1}
              </th>
              {row.map((cell, place) => (
                <td
                  key={place}
                  className="max-w-80 border-l border-line-subtle px-2 py-1 align-top wrap-break-word whitespace-pre-wrap"
                >
                  <MarkedText text={cell} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
