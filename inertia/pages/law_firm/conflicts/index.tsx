import { Head, Link, router } from '@inertiajs/react'
import { SearchX, ShieldCheck, Share2, ShieldQuestion } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { SelectField } from '~/components/forms/select_field'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { DecisionBadge } from '~/features/conflicts/decision_badge'
import { SearchForm } from '~/features/conflicts/search_form'
import { CONFLICTS, RELATIONS, type Check, type Decision, type Paging } from '~/features/conflicts/types'
import { buildAddress } from '~/features/lists/address'
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
            onChange={(chosen) =>
              router.get(
                listAddress(chosen === 'all' ? null : chosen),
                {},
                { preserveState: true, preserveScroll: true, replace: true }
              )
            }
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
      <EmptyState
        icon={SearchX}
        level={3}
        title={t('conflicts.none_decided.title')}
        actions={<ButtonLink href={CONFLICTS}>{t('conflicts.none_decided.all')}</ButtonLink>}
      />
    )
  return (
    <EmptyState icon={ShieldQuestion} level={3} title={t('conflicts.empty.title')}>
      {t('conflicts.empty.text')}
    </EmptyState>
  )
}

function ChecksTable({ checks }: { checks: Check[] }) {
  const t = useMessages()
  return (
    <Table caption={t('conflicts.list.caption')}>
      <Thead>
        <Th>{t('conflicts.list.searched')}</Th>
        <Th className="w-36">{t('conflicts.list.when')}</Th>
        <Th className="w-48">{t('conflicts.list.by')}</Th>
        <Th className="w-36">{t('conflicts.list.decision')}</Th>
      </Thead>
      <Tbody>
        {checks.map((check) => (
          <Tr key={check.id} href={route('law_firm.conflicts.show', { id: check.id })}>
            <Td phone="title">
              <TwoLines
                strong
                title={check.title}
                first={
                  <Link
                    href={route('law_firm.conflicts.show', { id: check.id })}
                    className="underline-offset-3 hover:underline"
                  >
                    {check.title}
                  </Link>
                }
                second={check.folio}
              />
            </Td>
            <Td label={t('conflicts.list.when')} className="text-sm text-fg-muted">
              <DateTime value={check.checkedAt} format="short" />
            </Td>
            <Td phone="hide" className="truncate text-sm text-fg-muted">
              {check.checkedBy}
            </Td>
            <Td phone="end" label={t('conflicts.list.decision')}>
              <DecisionBadge decision={check.decision} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
