import { Link, router } from '@inertiajs/react'
import { Link2, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { matterAddress } from '~/features/matters/address'
import type { MatterPanelProps } from '~/features/matters/matter_parts'
import { StatusInList } from '~/features/matters/status_badge'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const LinkDialog = lazily(() => import('./link_dialog'), OPENED)

/** Matters that belong to this one. */
export default function LinksPanel({ matter, content }: MatterPanelProps<'matter_links'>) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { links, mayEdit } = content
  const take = (id: number) =>
    router.delete(route('law_firm.matter_links.destroy', { dossierId: matter.id, id }), {
      preserveScroll: true,
      preserveState: true,
    })

  return (
    <section>
      <div className="flex min-h-8 items-center gap-2 pb-1">
        <h2 className="text-sm font-semibold">{t('matters.overview.matter_links')}</h2>
        {mayEdit && (
          <Button icon={Link2} size="sm" variant="ghost" className="ml-auto" onClick={() => setOpen(true)}>
            {t('matters.link.add')}
          </Button>
        )}
      </div>
      {links.length === 0 && <p className="text-sm text-fg-subtle">{t('matters.link.empty')}</p>}
      <ul className="divide-y divide-line-subtle">
        {links.map(({ id, kind, matter: other }) => (
          <li key={id} className="flex items-center gap-3 py-2 text-sm">
            <div className="min-w-0 flex-1">
              <p className="text-fg-muted">{t(`matters.link.${kind}`)}</p>
              <Link href={matterAddress(other.id)} className="underline-offset-3 wrap-break-word hover:underline">
                <span className="text-fg-subtle">{other.reference}</span> {other.title}
              </Link>
            </div>
            <StatusInList status={other.status} />
            {mayEdit && (
              <IconButton
                icon={X}
                size="sm"
                label={t('matters.link.remove', { reference: other.reference })}
                onClick={() => take(id)}
              />
            )}
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {isOpen && <LinkDialog matterId={matter.id} onClose={() => setOpen(false)} />}
      </Suspense>
    </section>
  )
}
