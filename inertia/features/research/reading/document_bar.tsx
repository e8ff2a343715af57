import { Link } from '@inertiajs/react'
import { ArrowLeft, ArrowRight, ChevronLeft, Copy, Pin, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import type { Crumb } from '~/components/layout/breadcrumbs'
import { Button } from '~/components/actions/button'
import { Icon } from '~/components/display/icon'
import { IconButton } from '~/components/actions/icon_button'
import type { Analysis } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

export interface DocumentBarProps {
  crumbs: Crumb[]
  trail: Analysis['trail']
  onCopy: () => void
  onPin?: () => void
  /** Further tools, before those. */
  children?: ReactNode
}

/** Where the document stands among the results, and what can be done with it. */
export function DocumentBar({ crumbs, trail, onCopy, onPin, children }: DocumentBarProps) {
  const t = useMessages()
  return (
    <div className="sticky top-topbar z-(--z-sticky) flex h-12 items-center gap-2 border-b border-line bg-surface pr-4 pl-5 max-md:static max-md:px-4 print:hidden">
      <span className="contents max-md:hidden">
        <Breadcrumbs items={crumbs} />
      </span>
      <Link href={crumbs[0]!.href!} className="-ml-1 flex h-10 items-center gap-1 text-sm text-fg-muted md:hidden">
        <Icon of={ChevronLeft} />
        {crumbs[0]!.label}
      </Link>
      <div className="ml-auto flex flex-none items-center gap-1.5">
        {trail && <TrailSteps trail={trail} />}
        <span className="contents max-md:hidden">
          {children}
          <IconButton icon={Printer} size="sm" label={t('common.print')} onClick={() => window.print()} />
          {onPin && (
            <Button icon={Pin} kbd="P" onClick={onPin}>
              {t('research.pin.title')}
            </Button>
          )}
          <Button variant="primary" icon={Copy} kbd="C" onClick={onCopy}>
            {t('research.copy_citation')}
          </Button>
        </span>
      </div>
    </div>
  )
}

const STEPS = [
  { to: 'previous', icon: ArrowLeft, kbd: '←' },
  { to: 'next', icon: ArrowRight, kbd: '→' },
] as const

function TrailSteps({ trail }: { trail: NonNullable<Analysis['trail']> }) {
  const t = useMessages()
  const { locale } = useLocale()
  const figure = (count: number) => count.toLocaleString(tagOf(locale))

  return (
    <>
      {trail.position !== null && (
        <span className="text-sm whitespace-nowrap text-fg-subtle tabular-nums max-lg:hidden">
          {t('research.position', { position: figure(trail.position), total: figure(trail.total) })}
        </span>
      )}
      {STEPS.map(({ to, icon, kbd }) => (
        <IconButton
          key={to}
          size="sm"
          icon={icon}
          kbd={kbd}
          label={t(`research.${to}`)}
          href={trail[to]?.href}
          disabled={!trail[to]}
        />
      ))}
      <span aria-hidden="true" className="mx-1 h-5 w-px bg-line max-md:hidden" />
    </>
  )
}
