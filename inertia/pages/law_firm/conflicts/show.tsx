import { Head } from '@inertiajs/react'
import { ScrollText } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { Facts } from '~/components/layout/facts'
import { PageHead } from '~/components/layout/page_head'
import { Panel } from '~/components/layout/panel'
import { DecisionBadge } from '~/features/conflicts/decision_badge'
import { DecisionForm } from '~/features/conflicts/decision_form'
import { FoundMatches } from '~/features/conflicts/found_matches'
import { CONFLICTS, type Check, type Match } from '~/features/conflicts/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type CheckProps = { check: Check; matches: Match[]; hidden: boolean; can: { decide: boolean } }

export default function ConflictCheck({ check, matches, hidden, can }: CheckProps) {
  const t = useMessages()
  const isDecided = check.decision !== 'pending'
  const title = t('conflicts.show.title', { folio: check.folio })
  const searched = check.searched.map(({ name, rfc, curp }) => [name, rfc, curp].filter(Boolean).join(' · '))
  const facts = [
    { label: t('conflicts.list.when'), value: <DateTime value={check.checkedAt} format="full" /> },
    { label: t('conflicts.list.by'), value: check.checkedBy ?? '' },
    {
      label: t('conflicts.show.searched'),
      value: (
        <ul>
          {searched.map((line, index) => (
            <li key={index} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      ),
    },
  ]
  return (
    <>
      <Head title={title} />
      <PageHead
        title={title}
        crumbs={[{ label: t('conflicts.title'), href: CONFLICTS }, { label: check.folio }]}
        badges={<DecisionBadge decision={check.decision} />}
        actions={
          isDecided && (
            <ButtonLink
              href={route('law_firm.conflicts.certificate', { id: check.id })}
              variant="primary"
              icon={ScrollText}
            >
              {t('conflicts.show.certificate')}
            </ButtonLink>
          )
        }
      />
      <div className="grid max-w-200 gap-5 px-6 pt-2 pb-10 max-md:px-4">
        <Facts items={facts} />
        <FoundMatches matches={matches} hidden={hidden} />
        {isDecided ? <Decided check={check} /> : can.decide && <ToDecide check={check} />}
      </div>
    </>
  )
}

function ToDecide({ check }: { check: Check }) {
  const t = useMessages()
  return (
    <Panel title={t('conflicts.show.decide')}>
      <DecisionForm check={check} />
    </Panel>
  )
}

function Decided({ check }: { check: Check }) {
  const t = useMessages()
  const { decision, reason, decidedBy, decidedAt } = check
  return (
    <Panel title={t('conflicts.show.decision')}>
      <Facts
        items={[
          { label: t('conflicts.list.decision'), value: <DecisionBadge decision={decision} /> },
          { label: t('conflicts.certificate.decided'), value: decidedBy ?? '' },
          ...(decidedAt
            ? [{ label: t('conflicts.list.when'), value: <DateTime value={decidedAt} format="full" /> }]
            : []),
          ...(reason
            ? [{ label: t('conflicts.show.reason'), value: <span className="whitespace-pre-line">{reason}</span> }]
            : []),
        ]}
      />
    </Panel>
  )
}
