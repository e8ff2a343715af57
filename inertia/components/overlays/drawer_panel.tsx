import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { cx } from '~/components/cx'
import type { DrawerProps } from '~/components/overlays/drawer'
import { IconButton } from '~/components/actions/icon_button'
import { submitOnEnter } from '~/components/actions/submit_on_enter'
import { useKeptFocus } from '~/hooks/use_kept_focus'
import { useMessages } from '~/hooks/use_messages'

const below = 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-xl border-t data-closed:translate-y-4'
const belowOnPhone =
  'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[85dvh] max-md:rounded-t-xl max-md:border-t max-md:data-closed:translate-y-4'

const sides = {
  right: cx('md:inset-y-0 md:right-0 md:w-105 md:border-l md:data-closed:translate-x-4', belowOnPhone),
  left: 'inset-y-0 left-0 w-72 max-w-[85vw] border-r data-closed:-translate-x-4',
  bottom: below,
}

/** The drawer itself, on Headless UI. */
export default function DrawerPanel({ open, onClose, title, children, actions, side = 'right' }: DrawerProps) {
  const t = useMessages()
  const drawer = useRef<HTMLDivElement>(null)
  useKeptFocus(open, drawer)
  return (
    <Dialog ref={drawer} open={open} onClose={onClose} className="fixed inset-0 z-(--z-drawer)">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-(--slow) data-closed:opacity-0"
      />
      <DialogPanel
        transition
        onKeyDown={submitOnEnter}
        data-drawer={side}
        className={cx(
          'fixed flex flex-col border-line bg-surface-raised shadow-lg transition duration-(--slow) data-closed:opacity-0',
          sides[side]
        )}
      >
        <div className="flex items-center gap-2 border-b border-line-subtle py-2 pr-2 pl-4">
          <DialogTitle className="min-w-0 flex-1 truncate text-md font-semibold">{title}</DialogTitle>
          <IconButton label={t('common.close')} icon={X} onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
        {actions && (
          <footer
            data-actions
            className="flex flex-wrap justify-end gap-2 border-t border-line-subtle px-4 py-3 max-md:*:flex-1"
          >
            {actions}
          </footer>
        )}
      </DialogPanel>
    </Dialog>
  )
}
