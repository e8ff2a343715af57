import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { ToastItem } from '~/components/feedback/toast_item'
import { useMessages } from '~/hooks/use_messages'
import { ToastContext } from '~/hooks/use_toast'
import type { ToastSpec } from '~/hooks/use_toast'

let lastKey = 0

/** Keeps the toasts of the page and the place where they appear; once, around the application. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useMessages()
  const [toasts, setToasts] = useState<(ToastSpec & { key: number })[]>([])
  const [isHeld, setHeld] = useState(false)

  const show = useCallback((toast: ToastSpec) => {
    setToasts((shown) => [...shown.slice(-2), { ...toast, key: ++lastKey }])
  }, [])
  const remove = useCallback((key: number) => {
    setToasts((shown) => shown.filter((toast) => toast.key !== key))
    setHeld(false)
  }, [])

  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={t('common.notifications')}
        aria-live="polite"
        className="pointer-events-none fixed right-5 bottom-5 z-(--z-toast) flex flex-col items-end gap-2 max-md:inset-x-4 max-md:bottom-[calc(var(--bottombar)+0.75rem)] max-md:items-stretch max-md:[body:has([data-drawer])_&]:top-4 max-md:[body:has([data-drawer])_&]:bottom-auto md:[body:has([data-drawer=right])_&]:right-[calc(26.25rem+1.25rem)] print:hidden"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {toasts.map(({ key, ...toast }) => (
          <ToastItem key={key} {...toast} isHeld={isHeld} onEnd={() => remove(key)} />
        ))}
      </section>
    </ToastContext>
  )
}
