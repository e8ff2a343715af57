import { Dialog, DialogBackdrop, DialogPanel as Panel, DialogTitle } from '@headlessui/react'
import { useRef } from 'react'
import { cx } from '~/components/cx'
import type { DialogProps } from '~/components/overlays/dialog'
import { submitOnEnter } from '~/components/actions/submit_on_enter'
import { useKeptFocus } from '~/hooks/use_kept_focus'

const widths = { sm: 'max-w-110', md: 'max-w-140', lg: 'max-w-200' }

/** The dialog itself, on Headless UI. */
export default function DialogPanel({ open, onClose, title, children, actions, ...props }: DialogProps) {
  const { size = 'sm', blocking, busy, emblem } = props
  const dialog = useRef<HTMLDivElement>(null)
  useKeptFocus(open, dialog)
  const layer = blocking ? 'z-(--z-blocking)' : 'z-(--z-dialog)'

  return (
    <Dialog
      ref={dialog}
      open={open}
      onClose={() => !blocking && !busy && onClose()}
      className={cx('fixed inset-0', layer)}
      role={blocking ? 'alertdialog' : 'dialog'}
      aria-busy={busy}
    >
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-(--slow) data-closed:opacity-0"
      />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="grid min-h-full place-items-center p-4">
          <Panel
            transition
            onKeyDown={submitOnEnter}
            className={cx(
              'w-full rounded-xl border border-line bg-surface-raised shadow-lg transition duration-(--slow) data-closed:scale-98 data-closed:opacity-0',
              widths[size],
              emblem ? 'text-center' : undefined
            )}
          >
            {emblem && <div className="grid place-items-center pt-6 text-accent-fg">{emblem}</div>}
            <DialogTitle className={cx('px-5 pb-2 text-md font-semibold', emblem ? 'pt-3' : 'pt-[18px]')}>
              {title}
            </DialogTitle>
            {children && <div className="grid gap-3 px-5 pb-4 text-sm text-fg-muted">{children}</div>}
            {actions && (
              <div
                data-actions
                className={cx(
                  'flex flex-wrap justify-end gap-2 px-5 py-3 max-md:*:flex-1',
                  emblem ? 'pt-1 pb-5 *:flex-1' : 'border-t border-line-subtle'
                )}
              >
                {actions}
              </div>
            )}
          </Panel>
        </div>
      </div>
    </Dialog>
  )
}
