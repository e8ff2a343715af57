import { cx } from '~/components/cx'
import type { LawLine } from '~/features/research/laws/types'

const depths = ['', 'pl-6 max-md:pl-4', 'pl-12 max-md:pl-8']

interface LawLinesProps {
  lines: LawLine[]
  /** Stands in heavy type at the beginning of the first line, when that begins with it. */
  label?: string
}

/** The lines of an article, drawn in as the law numbers them; what publishers note of reforms stands apart. */
export function LawLines({ lines, label }: LawLinesProps) {
  return lines.map(({ text, isNote, depth }, place) => (
    <p
      key={place}
      className={
        isNote
          ? 'mb-[.7em] text-xs text-fg-subtle italic'
          : cx('mb-[.7em] whitespace-pre-line wrap-anywhere', depths[depth] ?? '')
      }
    >
      {place === 0 && label && text.startsWith(label) ? (
        <>
          <strong className="font-semibold">{label}</strong>
          {text.slice(label.length)}
        </>
      ) : (
        text
      )}
    </p>
  ))
}
