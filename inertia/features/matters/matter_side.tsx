import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '~/components/avatar'
import { DateTime, RelativeTime } from '~/components/date_time'
import { Facts } from '~/components/facts'
import { IconButton } from '~/components/icon_button'
import { useMessages } from '~/hooks/use_messages'
import { MATERIAS, STATUSES, type MatterFacts } from './vocabulary'

interface MatterSideProps {
  matter: MatterFacts
  onEdit: () => void
}

/** What is known of a matter and who answers for it. */
export function MatterSide({ matter, onEdit }: MatterSideProps) {
  const t = useMessages()
  const { reference, status, materia, court, fileNumber, clientName, portalClient, openedAt, updatedAt } = matter
  const empty = <span className="text-fg-subtle">{t('matters.empty_value')}</span>
  const facts = [
    { label: t('matters.number'), value: reference },
    { label: t('matters.field.status'), value: t(STATUSES[status].name) },
    { label: t('matters.field.materia'), value: t(MATERIAS[materia]) },
    { label: t('matters.field.court'), value: court ?? empty },
    { label: t('matters.field.file_number'), value: fileNumber ?? empty },
    { label: t('matters.overview.opened'), value: <DateTime value={openedAt} /> },
    { label: t('matters.overview.updated'), value: <RelativeTime value={updatedAt} /> },
  ]
  return (
    <>
      <Section
        title={t('matters.overview.data')}
        end={
          matter.can.edit && <IconButton icon={Pencil} size="sm" label={t('matters.overview.edit')} onClick={onEdit} />
        }
      >
        <Facts items={facts} />
      </Section>
      <Section title={t('matters.field.client')}>
        <p className="text-sm font-medium wrap-break-word">
          {clientName ?? <span className="font-normal">{empty}</span>}
        </p>
        {portalClient && (
          <p className="text-sm text-fg-subtle">{t('matters.overview.portal_follows', { name: portalClient.name })}</p>
        )}
      </Section>
      <Section title={t('matters.field.responsible')}>
        <Responsible matter={matter} />
      </Section>
    </>
  )
}

function Responsible({ matter: { responsible } }: Pick<MatterSideProps, 'matter'>) {
  const t = useMessages()
  if (!responsible) return <p className="text-sm text-fg-subtle">{t('matters.nobody')}</p>
  return (
    <p className="flex items-center gap-2 text-sm">
      <Avatar name={responsible.name} id={responsible.id} decorative />
      <span className="min-w-0 truncate">{responsible.name}</span>
    </p>
  )
}

function Section({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-b border-line-subtle px-5 py-4 last:border-b-0 max-desk:px-0 max-desk:first:pt-0">
      <div className="flex min-h-7 items-center gap-2 pb-1.5">
        <h2 className="text-sm font-semibold">{title}</h2>
        <span className="ml-auto">{end}</span>
      </div>
      {children}
    </section>
  )
}
