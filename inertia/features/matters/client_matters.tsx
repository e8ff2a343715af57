import { Link } from '@inertiajs/react'
import { CircleCheck, CircleDot, CirclePause, FolderOpen } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Avatar } from '~/components/display/avatar'
import { Badge, type BadgeTone } from '~/components/display/badge'
import { EmptyState } from '~/components/feedback/empty_state'
import type { PanelProps } from '~/features/home/panel_parts'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { Status } from './vocabulary'

type ClientMatter = PanelProps<'matters.client'>['content']['matters'][number]

const LOOKS: Record<Status, { icon: LucideIcon; tone: BadgeTone }> = {
  active: { icon: CircleDot, tone: 'info' },
  suspended: { icon: CirclePause, tone: 'warning' },
  concluded: { icon: CircleCheck, tone: 'success' },
}

/** Panel of the client's home: their matters with the firm, in plain words. */
export default function ClientMatters({ content: { matters } }: PanelProps<'matters.client'>) {
  const t = useMessages()
  if (matters.length === 0) {
    return (
      <EmptyState
        icon={FolderOpen}
        title={t('matters.client.empty.title')}
        text={t('matters.client.empty.text')}
        className="col-span-full"
      />
    )
  }
  return (
    <section aria-labelledby="own-matters" className="col-span-full">
      <h2 id="own-matters" className="mb-2 text-base font-semibold text-fg-muted">
        {t('matters.client.title')}
      </h2>
      <ul className="grid content-start gap-3 lg:grid-cols-2 lg:gap-4">
        {matters.map((matter) => (
          <ClientMatterCard key={matter.id} matter={matter} />
        ))}
      </ul>
    </section>
  )
}

function ClientMatterCard({ matter: { id, reference, title, status, firm, lawyer } }: { matter: ClientMatter }) {
  const t = useMessages()
  const { icon, tone } = LOOKS[status]
  return (
    <li className="relative grid content-start gap-2 rounded-xl border border-line bg-surface p-4 text-md last:odd:col-span-full hover:bg-surface-hover md:px-6 md:py-5">
      <Badge tone={tone} icon={icon} className="justify-self-start">
        {t(`matters.client.status.${status}`)}
      </Badge>
      <h3 className="text-lg font-semibold text-balance wrap-break-word">
        <Link href={route('portal.matters.show', { id })} className="after:absolute after:inset-0 after:rounded-xl">
          {title}
        </Link>
      </h3>
      <p className="text-fg-muted">{t(`matters.client.means.${status}`)}</p>
      <div className="mt-1 flex items-center gap-3 border-t border-line-subtle pt-3">
        <Avatar name={lawyer ?? firm} size="lg" decorative />
        <div className="min-w-0">
          <p className="font-medium wrap-break-word">{lawyer ? t('matters.client.lawyer', { name: lawyer }) : firm}</p>
          <p className="text-sm text-fg-muted">{t('matters.client.reference', { reference })}</p>
        </div>
      </div>
    </li>
  )
}
