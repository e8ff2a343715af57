import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { CircleHelp } from 'lucide-react'
import { buttonLook } from '~/components/button_look'
import { Icon } from '~/components/icon'
import { useMessages } from '~/hooks/use_messages'

const WAYS = ['words', 'phrase', 'excluded', 'prefix', 'number'] as const

/** The ways to write a search, each with an example. */
export default function QueryHelpPanel() {
  const t = useMessages()
  return (
    <Popover className="inline-flex">
      <PopoverButton
        aria-label={t('research.help.title')}
        title={t('research.help.title')}
        className={buttonLook({ variant: 'ghost', size: 'sm', iconOnly: true })}
      >
        <Icon of={CircleHelp} />
      </PopoverButton>
      <PopoverPanel
        transition
        anchor={{ to: 'bottom end', gap: 8, padding: 8 }}
        className="z-(--z-menu) w-108 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-surface-raised p-4 text-sm shadow-md outline-none transition-opacity duration-(--base) data-closed:opacity-0"
      >
        <h2 className="pb-2 font-semibold">{t('research.help.title')}</h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 max-md:grid-cols-1 max-md:gap-y-0.5">
          {WAYS.map((way) => (
            <div key={way} className="contents max-md:block max-md:pb-1.5">
              <dt className="font-mono text-xs whitespace-nowrap text-fg">{t(`research.help.${way}.example`)}</dt>
              <dd className="text-fg-muted">{t(`research.help.${way}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 border-t border-line-subtle pt-3 text-fg-subtle">{t('research.help.accents')}</p>
      </PopoverPanel>
    </Popover>
  )
}
