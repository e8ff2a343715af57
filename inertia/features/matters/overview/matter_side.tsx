import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '~/components/display/avatar'
import { DateTime, RelativeTime } from '~/components/display/date_time'
import { Facts } from '~/components/layout/facts'
import { IconButton } from '~/components/actions/icon_button'
import { Money } from '~/components/display/money'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { MatterTags } from './matter_tags'
import { NextDate } from '~/features/matters/next_date'
import { PLAIN_MATTER_TEXTS } from '~/features/matters/matter_texts'
import { usePermission } from '~/features/matters/use_permission'
import type { TeamMember } from './team_drawer'
import { MATERIAS, STATUSES, type MatterFacts } from '~/features/matters/vocabulary'

interface MatterSideProps {
  matter: MatterFacts
  team: TeamMember[]
  tags: string[]
  onEdit: () => void
}

/** What is known of a matter and who answers for it. */
export function MatterSide({ matter, team, tags, onEdit }: MatterSideProps) {
  const t = useMessages()
  const { reference, status, materia, court, portalClient, openedAt, updatedAt } = matter
  const { proceeding, stage, stageSince, nextOn, ourRole, filedOn, claimAmount } = matter
  const empty = <span className="text-fg-subtle">{t('matters.empty_value')}</span>
  const facts = [
    { label: t('matters.number'), value: reference },
    { label: t('matters.field.status'), value: t(STATUSES[status].name) },
    { label: t('matters.field.materia'), value: t(MATERIAS[materia]) },
    ...(proceeding ? [{ label: t('matters.field.proceeding'), value: proceeding }] : []),
    ...(stage ? [{ label: t('matters.field.stage'), value: <Stage stage={stage} since={stageSince} /> }] : []),
    ...(nextOn ? [{ label: t('matters.next_on'), value: <NextDate value={nextOn} /> }] : []),
    { label: t('matters.field.court'), value: court ?? empty },
    ...PLAIN_MATTER_TEXTS.filter((key) => matter[key] || key === 'fileNumber').map((key) => ({
      label: t(`matters.field.${key}`),
      value: matter[key] ?? empty,
    })),
    ...(ourRole ? [{ label: t('matters.field.ourRole'), value: t(`matters.party.role.${ourRole}`) }] : []),
    ...(filedOn ? [{ label: t('matters.field.filedOn'), value: <DateTime value={filedOn} /> }] : []),
    ...(claimAmount === null
      ? []
      : [{ label: t('matters.field.claimAmount'), value: <Money amount={claimAmount} currency="MXN" /> }]),
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
      <Section title={t('matters.field.clients')}>
        <Clients matter={matter} />
        {portalClient && (
          <p className="text-sm text-fg-subtle">{t('matters.overview.portal_follows', { name: portalClient.name })}</p>
        )}
      </Section>
      <Section title={t('matters.tags.title')}>
        <MatterTags matter={matter} tags={tags} />
      </Section>
      <Section title={t('matters.field.responsible')}>
        <Responsible matter={matter} />
      </Section>
      <Section title={t('matters.field.team')}>
        <Team team={team} />
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

function Stage({ stage, since }: { stage: string; since: string | null }) {
  const t = useMessages()
  const date = <DateTime value={since ?? ''} />
  return (
    <>
      {stage}
      {since && <span className="block text-fg-subtle">{t.rich('matters.stage_since', { date })}</span>}
    </>
  )
}

/** For whom it is, the main client first; who may read clients goes to their page. */
function Clients({ matter: { clients, clientName } }: Pick<MatterSideProps, 'matter'>) {
  const t = useMessages()
  const mayRead = usePermission('clientes:leer')
  if (clients.length === 0 && !clientName) return <p className="text-sm text-fg-subtle">{t('matters.empty_value')}</p>
  if (clients.length === 0) return <p className="text-sm font-medium wrap-break-word">{clientName}</p>
  return (
    <ul className="grid gap-1 text-sm">
      {clients.map(({ id, name }, index) => (
        <li key={id} className={index === 0 ? 'font-medium wrap-break-word' : 'wrap-break-word'}>
          {mayRead ? <TextLink href={route('law_firm.clients.show', { id })}>{name}</TextLink> : name}
        </li>
      ))}
    </ul>
  )
}

function Team({ team }: Pick<MatterSideProps, 'team'>) {
  const t = useMessages()
  if (team.length === 0) return <p className="text-sm text-fg-subtle">{t('matters.team.nobody')}</p>
  return (
    <ul className="grid gap-1.5 text-sm">
      {team.map(({ id, name, works }) => (
        <li key={id} className="flex items-center gap-2">
          <Avatar name={name} id={id} decorative />
          <span className="min-w-0 truncate">{works ? name : t('matters.team.gone', { name })}</span>
        </li>
      ))}
    </ul>
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
