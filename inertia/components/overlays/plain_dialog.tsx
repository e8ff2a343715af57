import { useEffect, useRef } from 'react'
import type { DialogProps } from '~/components/overlays/dialog'
import { submitOnEnter } from '~/components/actions/submit_on_enter'

export type PlainDialogProps = Pick<
  DialogProps,
  'open' | 'onClose' | 'title' | 'children' | 'actions' | 'blocking' | 'busy'
>

/** A dialog of the browser's own, for when ours did not come: the question can still be read and answered. */
export function PlainDialog({ open, onClose, title, children, actions, blocking, busy }: PlainDialogProps) {
  const element = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = element.current
    if (!dialog || !open) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])

  if (!open) return null
  return (
    <dialog
      ref={element}
      aria-label={title}
      aria-busy={busy}
      onKeyDown={submitOnEnter}
      onCancel={(event) => {
        event.preventDefault()
        if (!blocking && !busy) onClose()
      }}
      className="m-auto w-full max-w-140 rounded-xl border border-line bg-surface-raised text-fg shadow-lg backdrop:bg-scrim max-md:w-[calc(100%-2rem)]"
    >
      <h2 className="px-5 pt-[18px] pb-2 text-md font-semibold">{title}</h2>
      {children && <div className="grid gap-3 px-5 pb-4 text-sm text-fg-muted">{children}</div>}
      {actions && (
        <div
          data-actions
          className="flex flex-wrap justify-end gap-2 border-t border-line-subtle px-5 py-3 max-md:*:flex-1"
        >
          {actions}
        </div>
      )}
    </dialog>
  )
}
