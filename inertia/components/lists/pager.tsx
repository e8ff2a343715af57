import { Link } from '@inertiajs/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyles } from '~/components/actions/button_styles'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import { IconButton } from '~/components/actions/icon_button'
import { Menu } from '~/components/actions/menu'
import { pagesAround } from '~/components/lists/pages_around'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface PagerProps {
  page: number
  perPage: number
  total: number
  /** Address of a page. */
  href: (page: number) => string
  perPageOptions?: number[]
  perPageHref?: (perPage: number) => string
  /** In the middle, such as the keys that move through the list. */
  hint?: ReactNode
  className?: string
}

/** «1 a 25 de 46», and the pages before and after. */
export function Pager({ page, perPage, total, href, perPageOptions, perPageHref, hint, className }: PagerProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const figure = (count: number) => count.toLocaleString(tagOf(locale))
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)

  return (
    <nav
      aria-label={t('common.pages')}
      className={cx('flex min-h-12 items-center gap-3 px-6 py-2 text-sm text-fg-subtle max-md:px-4', className)}
    >
      <span className="tabular-nums" aria-live="polite">
        {total === 0
          ? t('common.range_none')
          : t('common.range', { first: figure(first), last: figure(last), total: figure(total) })}
      </span>
      {hint && <span className="flex gap-3.5 max-desk:hidden">{hint}</span>}
      <span className="ml-auto flex items-center gap-1">
        {perPageOptions && perPageHref && (
          <span className="max-md:hidden">
            <Menu
              trigger={{ label: t('common.per_page', { count: perPage }), variant: 'ghost', size: 'sm' }}
              align="end"
              items={perPageOptions.map((count) => ({
                label: t('common.per_page', { count }),
                href: perPageHref(count),
                checked: count === perPage,
              }))}
            />
          </span>
        )}
        <Turn icon={ChevronLeft} label={t('common.previous_page')} href={page > 1 ? href(page - 1) : undefined} />
        <span className="flex items-center gap-1 max-md:hidden">
          {pagesAround(page, Math.ceil(total / perPage)).map((each, index) =>
            each === null ? (
              <span key={`gap-${index}`} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                key={each}
                href={href(each)}
                aria-label={t('lists.page', { page: figure(each) })}
                aria-current={each === page ? 'page' : undefined}
                className={cx(
                  'grid h-control-sm min-w-8 place-items-center rounded-md px-1.5 tabular-nums hover:bg-surface-hover hover:text-fg',
                  each === page && 'bg-surface-active font-semibold text-fg'
                )}
              >
                {figure(each)}
              </Link>
            )
          )}
        </span>
        <Turn icon={ChevronRight} label={t('common.next_page')} href={last < total ? href(page + 1) : undefined} />
      </span>
    </nav>
  )
}

function Turn({ icon, label, href }: { icon: typeof ChevronLeft; label: string; href?: string }) {
  if (href) return <IconButton {...{ icon, label, href }} variant="secondary" size="sm" />

  return (
    <span
      role="link"
      aria-disabled="true"
      aria-label={label}
      className={buttonStyles({ size: 'sm', iconOnly: true, inactive: true })}
    >
      <Icon of={icon} />
    </span>
  )
}
