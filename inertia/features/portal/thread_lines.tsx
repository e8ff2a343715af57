import { CheckCheck } from 'lucide-react'
import { cx } from '~/components/cx'
import { DateTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import type { Line, Thread } from './types'

interface ThreadLinesProps {
  thread: Thread
  /** On which side who reads stands. */
  side: 'firm' | 'client'
}

/** The messages of a matter; under the last one that the other side has read, by whom and when. */
export function ThreadLines({ thread: { lines, receipts }, side }: ThreadLinesProps) {
  const others = receipts.filter((receipt) => receipt.side !== side)
  const readTo = Math.max(0, ...others.map(({ lastId }) => lastId))
  const lastRead = lines.filter((line) => line.side === side && line.id <= readTo).at(-1)
  const reader = others.find(({ lastId }) => lastId === readTo)
  return (
    <ol className="mt-2 grid gap-2.5">
      {lines.map((line) => (
        <li key={line.id} className={cx('grid', line.side === side ? 'justify-items-end' : 'justify-items-start')}>
          <Bubble line={line} isOwn={line.side === side} />
          {line === lastRead && reader && <Seen name={reader.name} at={reader.at} />}
        </li>
      ))}
    </ol>
  )
}

function Bubble({ line: { name, text, at }, isOwn }: { line: Line; isOwn: boolean }) {
  const t = useMessages()
  return (
    <div className={cx('max-w-[88%] rounded-xl px-3 py-2', isOwn ? 'bg-accent-subtle' : 'bg-surface-subtle')}>
      <p className="text-sm text-fg-muted">
        {name ?? t('portal.message.nobody')} · <DateTime value={at} format="day" />{' '}
        <DateTime value={at} format="time" />
      </p>
      <p className="wrap-break-word whitespace-pre-line">{text}</p>
    </div>
  )
}

function Seen({ name, at }: { name: string; at: string }) {
  const t = useMessages()
  return (
    <p className="mt-0.5 flex items-start gap-1 text-xs text-fg-muted">
      <Icon of={CheckCheck} size={12} className="mt-0.5" />
      <span>{t.rich('portal.message.read', { name, at: () => <DateTime value={at} format="short-time" /> })}</span>
    </p>
  )
}
