import { usePage } from '@inertiajs/react'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { areDraftsKept, onDraftsKept } from '~/components/forms/drafts/draft_store'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { useOnline } from '~/hooks/use_online'
import type { SharedProps } from '~/types'

/** Says that there is no network for as long as there is none, and what becomes of what is typed meanwhile. */
export function NetworkNotice() {
  const t = useMessages()
  const isOnline = useOnline()
  const isKeeping = useSyncExternalStore(onDraftsKept, areDraftsKept, () => true)
  const { identity } = usePage<SharedProps>().props
  return (
    <div
      role="status"
      className="pointer-events-none fixed bottom-5 left-5 z-(--z-toast) max-md:inset-x-4 max-md:top-[calc(var(--topbar)+0.5rem)] max-md:bottom-auto print:hidden"
    >
      {!isOnline && (
        <p className="pointer-events-auto flex max-w-110 items-start gap-2.5 rounded-lg bg-surface-inverse px-3.5 py-2.5 text-sm text-pretty text-fg-inverse shadow-lg">
          <Icon of={WifiOff} className="mt-0.5" />
          {t(
            !identity?.draftKey ? 'access.network.down' : isKeeping ? 'access.network.kept' : 'access.network.not_kept'
          )}
        </p>
      )}
    </div>
  )
}
