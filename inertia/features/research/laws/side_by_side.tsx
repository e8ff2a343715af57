import type { ReactNode } from 'react'
import { alignedRows, type ChangeRun } from '~/features/research/laws/aligned_rows'
import { Change } from '~/features/research/laws/change'
import type { Comparison } from '~/features/research/laws/types'
import { useMessages } from '~/hooks/use_messages'

interface SideBySideProps {
  changes: Comparison['changes']
  /** What stands above each side. */
  before: ReactNode
  after: ReactNode
}

const sides = 'grid grid-cols-2 divide-x divide-line'
const paragraph = 'px-4 py-1.5 whitespace-pre-line wrap-anywhere'

/** Two texts side by side, with what went marked in the earlier and what came in the later one; on a phone in one column. */
export function SideBySide({ changes, before, after }: SideBySideProps) {
  return (
    <>
      <ul className="md:hidden">
        {changes.map((unit, place) => (
          <Change key={place} unit={unit} />
        ))}
      </ul>
      <div className="overflow-hidden rounded-lg border border-line bg-surface max-md:hidden">
        <div className={`${sides} border-b border-line bg-surface-subtle text-sm font-medium`}>
          <p className="px-4 py-2">{before}</p>
          <p className="px-4 py-2">{after}</p>
        </div>
        {changes.map(({ label, runs }, place) => (
          <section key={place} aria-label={label || undefined} className="border-b border-line-subtle last:border-b-0">
            {label && <h3 className="px-4 pt-3 text-md">{label}</h3>}
            <div lang="es-MX" className="py-2 font-serif text-md leading-7">
              {alignedRows(runs).map((row, line) => (
                <div key={line} className={sides}>
                  <Side runs={row.before} />
                  <Side runs={row.after} />
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}

function Side({ runs }: { runs: ChangeRun[] }) {
  const t = useMessages()
  if (runs.length === 0) return <p className={`${paragraph} font-sans text-sm text-fg-subtle`}>{t('laws.not_there')}</p>
  return (
    <p className={paragraph}>
      {runs.map(({ text, change }, place) =>
        change === 'added' ? <ins key={place}>{text}</ins> : change === 'removed' ? <del key={place}>{text}</del> : text
      )}
    </p>
  )
}
