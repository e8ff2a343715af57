import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Icon } from '~/components/display/icon'
import { IconButton } from '~/components/actions/icon_button'
import { Kbd } from '~/components/display/kbd'
import { useMessages } from '~/hooks/use_messages'

const load = () => import('~/features/palette/palette')
const Palette = lazily(load, OPENED)
/** What is not there yet is fetched again when it is opened. */
const warm = () => void load().catch(() => undefined)

/** The search box that stays on every page; a press or Ctrl K opens the palette. On a phone only its icon is there. */
export function QuickSearch() {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    function jump(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
        onPointerEnter={warm}
        onFocus={warm}
        className="relative ml-3 h-control w-110 max-w-full rounded-md border border-line bg-surface pr-16 pl-8 text-left text-fg-subtle hover:border-line-strong max-lg:w-auto max-lg:flex-1 max-md:hidden"
      >
        <Icon of={Search} className="absolute top-1/2 left-2.5 -translate-y-1/2 text-fg-subtle" />
        {t('shell.quick_search')}
        <Kbd className="pointer-events-none absolute top-1/2 right-1.5 -translate-y-1/2">Ctrl K</Kbd>
      </button>
      <IconButton
        icon={Search}
        label={t('shell.quick_search')}
        onClick={() => setOpen(true)}
        className="ml-auto md:hidden"
      />
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
