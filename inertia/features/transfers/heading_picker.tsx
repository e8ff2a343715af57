import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { cx } from '~/components/cx'
import { Panel } from '~/components/layout/panel'
import { Switch } from '~/components/forms/choices/switch'
import { useMessages } from '~/hooks/use_messages'
import type { ImportView } from './types'

interface HeadingPickerProps {
  file: ImportView
  busy: boolean
  onChange: (heading: ImportView['heading']) => void
}

/** The first rows of a sheet as they are, of which one holds the headings, or two. */
export function HeadingPicker({ file, busy, onChange }: HeadingPickerProps) {
  const t = useMessages()
  const [place, setPlace] = useState(file.heading)
  const { row: chosen, lines } = place
  const isOther = chosen !== file.heading.row || lines !== file.heading.lines
  const last = file.preview.length - 1
  const columns = Math.max(...file.preview.map(({ cells }) => cells.length))
  return (
    <Panel title={t('transfers.heading.title')} flush>
      <p className="px-3.5 pb-2 text-sm text-fg-muted">{t('transfers.heading.lead')}</p>
      <div className="max-h-72 overflow-auto border-y border-line-subtle">
        <table className="w-full text-sm">
          <caption className="sr-only">{t('transfers.heading.title')}</caption>
          <tbody>
            {file.preview.map(({ row, line, cells }) => {
              const isHeading = row >= chosen && row < chosen + lines
              return (
                <tr
                  key={row}
                  className={cx('border-b border-line-subtle', isHeading && 'bg-accent-subtle font-medium')}
                >
                  <th scope="row" className="sticky left-0 bg-inherit px-3 py-1 text-left font-normal">
                    <label className="flex min-h-6 items-center gap-2 whitespace-nowrap max-md:min-h-control-lg">
                      <input
                        type="radio"
                        name="heading-row"
                        className="radio"
                        checked={row === chosen}
                        disabled={busy || row === last}
                        onChange={() => setPlace({ row, lines: row + lines > last ? 1 : lines })}
                        aria-label={t('transfers.heading.row', { line })}
                      />
                      <span aria-hidden className="text-fg-subtle tabular-nums">
                        {line}
                      </span>
                    </label>
                  </th>
                  {Array.from({ length: columns }, (_, place) => (
                    <td key={place} className="max-w-44 truncate px-2 py-1">
                      {cells[place]}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 px-3.5 py-2.5">
        <Switch
          label={t('transfers.heading.two_lines')}
          checked={lines === 2}
          disabled={busy || chosen + 2 > last}
          onChange={(isTwo) => setPlace({ row: chosen, lines: isTwo ? 2 : 1 })}
        />
        {isOther && (
          <Button size="sm" pending={busy} pendingText={t('transfers.heading.reading')} onClick={() => onChange(place)}>
            {t('transfers.heading.use')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
