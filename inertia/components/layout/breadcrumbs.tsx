import { Link } from '@inertiajs/react'
import { ChevronRight } from 'lucide-react'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'

export interface Crumb {
  label: string
  href?: string
}

/** The way to this page; the last is the page itself. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  const t = useMessages()
  return (
    <nav aria-label={t('common.breadcrumbs')} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5 text-sm whitespace-nowrap text-fg-subtle">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <Icon of={ChevronRight} size={14} />}
            {item.href && index < items.length - 1 ? (
              <Link
                href={item.href}
                className="truncate rounded-xs underline-offset-3 hover:text-fg hover:underline max-md:py-2"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
