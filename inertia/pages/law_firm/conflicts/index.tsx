import { Head } from '@inertiajs/react'
import { ShieldCheck, Share2, ShieldQuestion } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { SelectField } from '~/components/forms/choices/select_field'
import { RowsTable } from '~/components/lists/rows_table'
import { DecisionBadge } from '~/features/conflicts/decision_badge'
import { SearchForm } from '~/features/conflicts/search_form'
import { CONFLICTS, RELATIONS, type Check, type Decision, type Paging } from '~/features/conflicts/types'
import { buildAddress } from '~/features/lists/address'
import { visitList } from '~/features/lists/visit_list'
import { NothingFound } from '~/features/lists/nothing_found'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type ConflictsProps = {
  checks: Check[]
  paging: Paging
  /** Which are shown; null for all. */
  decision: Decision | null
}

const DECISIONS: Decision[] = ['pending', 'clear', 'waived', 'declined']

/** Address of a page of the checks with a decision. */
const listAddress = (decision: Decision | null, page = 1): string => buildAddress(CONFLICTS, { decision, page })

export default function Conflicts({ checks, paging, decision }: ConflictsProps) {
  const t = useMessages()
  const actions = (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={RELATIONS} icon={Share2}>
        {t('conflicts.relations')}
      </ButtonLink>
      <ButtonLink href={route('law_firm.conflicts.verification')} icon={ShieldCheck}>
        {t('conflicts.verify')}
      </ButtonLink>
    </div>
  )
  return (
    <>
      <Head title={t('conflicts.title')} />
      <PageHead title={t('conflicts.title')} meta={t('conflicts.lead')} actions={actions} />
      <div className="px-6 pt-2 pb-6 max-md:px-4">
        <SearchForm />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 pb-2 max-md:px-4">
        <h2 className="text-md font-semibold">{t('conflicts.filed')}</h2>
        {(paging.total > 0 || decision) && (
          <SelectField
            label={t('conflicts.list.decision')}
            hideLabel
            className="w-52 max-md:w-full"
            value={decision ?? 'all'}
            onChange={(chosen) => visitList(listAddress(chosen === 'all' ? null : chosen))}
            options={[
              { value: 'all' as const, label: t('conflicts.list.all') },
              ...DECISIONS.map((value) => ({ value, label: t(`conflicts.decision.${value}`) })),
            ]}
          />
        )}
      </div>
      {checks.length === 0 ? (
        <NoChecks isNarrowed={decision !== null} />
      ) : (
        <>
          <ChecksTable checks={checks} />
          <Pager {...paging} href={(page) => listAddress(decision, page)} />
        </>
      )}
    </>
  )
}

function NoChecks({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useMessages()
  if (isNarrowed)
    return (
      <NothingFound
        level={3}
        title={t('conflicts.none_decided.title')}
        clear={{ label: t('conflicts.none_decided.all'), href: CONFLICTS }}
      />
    )
  return (
    <EmptyState icon={ShieldQuestion} level={3} title={t('conflicts.empty.title')} text={t('conflicts.empty.text')} />
  )
}

function ChecksTable({ checks }: { checks: Check[] }) {
  const t = useMessages()
  return (
    <RowsTable
      caption={t('conflicts.list.caption')}
      rows={checks}
      href={({ id }) => route('law_firm.conflicts.show', { id })}
      columns={[
        {
          name: t('conflicts.list.searched'),
          lines: ({ id, title, folio }) => ({
            first: title,
            second: folio,
            href: route('law_firm.conflicts.show', { id }),
          }),
        },
        {
          name: t('conflicts.list.when'),
          width: 'w-36',
          className: 'text-sm text-fg-muted',
          cell: ({ checkedAt }) => <DateTime value={checkedAt} format="short" />,
        },
        {
          name: t('conflicts.list.by'),
          width: 'w-48',
          phone: 'hide',
          className: 'truncate text-sm text-fg-muted',
          cell: ({ checkedBy }) => checkedBy,
        },
        {
          name: t('conflicts.list.decision'),
          width: 'w-36',
          phone: 'end',
          cell: ({ decision }) => <DecisionBadge decision={decision} />,
        },
      ]}
    />
  )
}
