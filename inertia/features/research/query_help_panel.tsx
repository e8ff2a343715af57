import { CloseButton, Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Link } from '@inertiajs/react'
import { CircleHelp } from 'lucide-react'
import { buttonStyles } from '~/components/actions/button_styles'
import { Icon } from '~/components/display/icon'
import { searchAddress } from '~/features/research/address'
import { useMessages } from '~/hooks/use_messages'

const WAYS = ['words', 'phrase', 'excluded', 'or', 'near', 'in_title', 'field', 'prefix', 'number'] as const

/** The ways to write a search, each with an example. */
export default function QueryHelpPanel({ source }: { source: string }) {
  const t = useMessages()
  const hrefOf = (text: string) => searchAddress({ source, text, filters: {} })
  return (
    <Popover className="relative inline-flex">
      <PopoverButton
        aria-label={t('research.help.title')}
        title={t('research.help.title')}
        className={buttonStyles({ variant: 'ghost', size: 'sm', iconOnly: true })}
      >
        <Icon of={CircleHelp} />
      </PopoverButton>
      <PopoverPanel
        transition
        className="absolute top-full right-0 z-(--z-menu) mt-2.5 w-108 max-w-[calc(100vw-2.75rem)] rounded-lg border border-line bg-surface-raised p-4 text-sm shadow-md outline-none transition-opacity duration-(--base) data-closed:opacity-0"
      >
        <h2 className="pb-2 font-semibold">{t('research.help.title')}</h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 max-md:grid-cols-1 max-md:gap-y-0.5">
          {WAYS.map((way) => (
            <div key={way} className="contents max-md:block max-md:pb-1.5">
              <dt className="font-mono text-xs whitespace-nowrap">
                <CloseButton as={Link} href={hrefOf(t(`research.help.${way}.example`))} className="link rounded-xs">
                  {t(`research.help.${way}.example`)}
                </CloseButton>
              </dt>
              <dd className="text-fg-muted">{t(`research.help.${way}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 border-t border-line-subtle pt-3 text-fg-subtle">{t('research.help.accents')}</p>
        <p className="pt-2 text-fg-subtle">{t('research.help.synonyms')}</p>
      </PopoverPanel>
    </Popover>
  )
}
