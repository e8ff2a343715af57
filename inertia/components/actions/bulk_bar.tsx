import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '~/components/actions/icon_button'
import { useMessages } from '~/hooks/use_messages'

interface BulkBarProps {
  count: number
  onClear: () => void
  /** Ghost buttons. */
  children: ReactNode
}

/** What can be done with the rows selected. On a phone it takes the place of the bottom bar. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useMessages()
  if (count === 0) return <div aria-live="polite" className="sr-only" />

  return (
    <>
      {/* The end of the list stays reachable under the bar */}
      <div aria-hidden="true" className="h-18 print:hidden" />
      <div
        role="region"
        aria-label={t('common.selection_actions')}
        className="fixed bottom-5 left-1/2 z-(--z-bulk) flex max-w-[calc(100vw-2rem)] -translate-x-1/2 items-center gap-0.5 rounded-lg border border-line-strong bg-surface-raised p-[5px] shadow-lg max-md:inset-x-0 max-md:bottom-0 max-md:max-w-none max-md:translate-x-0 max-md:overflow-x-auto max-md:rounded-none max-md:border-x-0 max-md:border-b-0 md:in-data-rail:left-[calc(50%+var(--rail)/2)] print:hidden"
      >
        <span aria-live="polite" className="pr-2.5 pl-2 font-semibold whitespace-nowrap tabular-nums">
          {t('common.selected', { count })}
        </span>
        <Divider />
        {children}
        <Divider />
        <IconButton label={t('common.clear_selection')} icon={X} onClick={onClear} />
      </div>
    </>
  )
}

function Divider() {
  return <span aria-hidden="true" className="mx-[3px] h-5 w-px flex-none bg-line" />
}
