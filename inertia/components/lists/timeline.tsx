import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import type { LucideIcon } from '~/components/display/icon'

/** What happened, latest first. Holds days and items. */
export function Timeline({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('relative', className)}>{children}</div>
}

/** Heads the items of a day: «Hoy», «jueves 19 de noviembre». */
export function TimelineDay({ title, detail }: { title: string; detail?: string }) {
  return (
    <h3 className="flex items-baseline gap-2.5 pt-[18px] pb-2 text-sm font-semibold first:pt-1">
      {title}
      {detail && <span className="font-normal text-fg-subtle">{detail}</span>}
    </h3>
  )
}

interface TimelineItemProps {
  icon: LucideIcon
  /** Acts of a court are accent, money success, proposals info. */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'danger'
  /** The time, as a DateTime. */
  time: ReactNode
  /** The last of its day: no line to the next. */
  last?: boolean
  /** A sentence: who in semibold, what in normal. */
  children: ReactNode
  /** A file, a note, a proposal under the sentence. */
  card?: ReactNode
}

const tones = {
  neutral: 'border-line bg-surface text-fg-muted',
  accent: 'border-accent-line bg-accent-subtle text-accent-fg',
  info: 'border-info-line bg-info-subtle text-info-fg',
  success: 'border-success-line bg-success-subtle text-success-fg',
  danger: 'border-danger-line bg-danger-subtle text-danger-fg',
}
const line = 'before:absolute before:top-[37px] before:-bottom-[7px] before:left-[13.5px] before:w-px before:bg-line'

/** One thing that happened. */
export function TimelineItem({ icon, tone = 'neutral', time, last, children, card }: TimelineItemProps) {
  return (
    <article
      className={cx(
        'relative grid grid-cols-[28px_minmax(0,1fr)_auto] gap-x-3 py-[7px] max-md:grid-cols-[28px_minmax(0,1fr)]',
        !last && cx(line, 'last:before:hidden')
      )}
    >
      <span className={cx('mt-px grid size-7 place-items-center rounded-full border', tones[tone])}>
        <Icon of={icon} size={14} />
      </span>
      <div className="grid min-w-0 gap-1 pt-[5px]">
        <p>{children}</p>
        {card}
      </div>
      <span className="pt-[5px] text-xs leading-5 whitespace-nowrap text-fg-subtle tabular-nums max-md:col-start-2 max-md:pt-0.5">
        {time}
      </span>
    </article>
  )
}
