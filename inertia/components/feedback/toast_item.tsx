import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import type { ToastSpec } from '~/hooks/use_toast'

interface ToastItemProps extends ToastSpec {
  /** The pointer or the focus is there: the time does not run. */
  isHeld: boolean
  onEnd: () => void
}

const lifetime = 6000
const buttonLook = 'h-7 flex-none rounded-md px-2 font-semibold hover:bg-fg-inverse/15 max-md:h-10'

/** One toast: what happened and, for six seconds, how to undo it. */
export function ToastItem({ text, undo, action, tone, isHeld, onEnd }: ToastItemProps) {
  const t = useMessages()
  const end = useEffectEvent(onEnd)
  const stays = isHeld || tone === 'danger'

  useEffect(() => {
    if (stays) return
    const timer = setTimeout(end, lifetime)
    return () => clearTimeout(timer)
  }, [stays])

  const offer = undo ? { label: t('common.undo'), onSelect: undo } : action
  return (
    <div className="pointer-events-auto flex min-h-10 max-w-110 items-center gap-2.5 max-md:max-w-none rounded-lg bg-surface-inverse py-1.5 pr-1.5 pl-3.5 text-fg-inverse shadow-lg">
      <Icon of={tone === 'danger' ? CircleAlert : Check} />
      <p className="mr-1 line-clamp-3 min-w-0 flex-1 wrap-break-word">{text}</p>
      {offer && (
        <button
          type="button"
          className={buttonLook}
          onClick={() => {
            offer.onSelect()
            onEnd()
          }}
        >
          {offer.label}
        </button>
      )}
      {!offer && (
        <button type="button" aria-label={t('common.close')} className={buttonLook} onClick={onEnd}>
          <Icon of={X} size={14} />
        </button>
      )}
    </div>
  )
}
