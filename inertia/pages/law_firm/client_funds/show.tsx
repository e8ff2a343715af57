import { Head, router } from '@inertiajs/react'
import { Download, FileText, PiggyBank } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Money } from '~/components/display/money'
import { Pill } from '~/components/display/pill'
import { EmptyState } from '~/components/feedback/empty_state'
import { Note } from '~/components/feedback/note'
import { DayRange } from '~/components/forms/inputs/day_range'
import { PageHead } from '~/components/layout/page_head'
import { CashForm } from '~/features/fees/cash_form'
import { ReverseForm, TransferForm } from '~/features/fees/fund_dialogs'
import type { FundProps, Movement } from '~/features/fees/fund_types'
import { MovementsTable } from '~/features/fees/movements_table'
import { matterAddress } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type Opened = 'deposit' | 'refund' | 'transfer' | Movement | null

const SUMS = ['opening', 'entered', 'left', 'closing'] as const

/** The money that the firm holds for the client of a matter: what came in, what went out, and what is there. */
export default function Fund({ matter, statement, currencies, charges, mayMove, ...props }: FundProps) {
  const t = useMessages()
  const [opened, setOpened] = useState<Opened>(null)
  const { currency, from, to, lines, balance } = statement
  const at = { dossierId: matter.id }
  const asked = (change: Partial<Pick<typeof statement, 'currency' | 'from' | 'to'>> = {}) => ({
    ...{ currency, from, to },
    ...change,
  })
  const address = (change: Parameters<typeof asked>[0]) => route('law_firm.client_funds.show', at, asked(change))
  const close = () => setOpened(null)
  const canMove = mayMove && matter.hasClient
  const hasCharges = charges.some((charge) => charge.currency === currency)
  const form = { ...props, matter, statement, onClose: close }
  return (
    <>
      <Head title={`${t('fees.fund')} · ${matter.reference}`} />
      <PageHead
        title={t('fees.fund')}
        crumbs={[{ label: `${matter.reference} · ${matter.title}`, href: matterAddress(matter.id, 'fees') }]}
        meta={t('fees.fund.lead')}
        actions={
          <>
            <ButtonLink icon={FileText} href={route('law_firm.client_funds.pdf', at, asked())} external download>
              {t('fees.fund.pdf')}
            </ButtonLink>
            <ButtonLink icon={Download} href={route('law_firm.client_funds.file', at, asked())} external download>
              {t('fees.fund.csv')}
            </ButtonLink>
            {canMove && balance > 0 && <Button onClick={() => setOpened('refund')}>{t('fees.fund.refund')}</Button>}
            {canMove && balance > 0 && hasCharges && (
              <Button onClick={() => setOpened('transfer')}>{t('fees.fund.transfer')}</Button>
            )}
            {canMove && (
              <Button variant="primary" onClick={() => setOpened('deposit')}>
                {t('fees.fund.deposit')}
              </Button>
            )}
          </>
        }
      />
      <div className="grid gap-4 px-6 pb-10 max-md:px-4">
        {!matter.hasClient && <Note tone="warning">{t('fees.no_client')}</Note>}
        <div className="flex flex-wrap items-end gap-3">
          {currencies.length > 1 && (
            <nav aria-label={t('fees.field.currency')} className="flex gap-1.5">
              {currencies.map((one) => (
                <Pill key={one.currency} href={address({ currency: one.currency })} current={one.currency === currency}>
                  {one.currency}
                </Pill>
              ))}
            </nav>
          )}
          <DayRange
            key={`${from} ${to}`}
            days={{ from, to }}
            labels={{ from: t('fees.fund.from'), to: t('fees.fund.to') }}
            onChange={(change) => router.get(address(change), {}, { preserveScroll: true })}
          />
        </div>
        <dl className="grid grid-cols-4 gap-3 max-md:grid-cols-2">
          {SUMS.map((name) => (
            <div key={name} className="rounded-lg border border-line bg-surface px-3.5 py-2.5">
              <dt className="text-sm text-fg-subtle">{t(`fees.fund.${name}`)}</dt>
              <dd className="font-semibold">
                <Money amount={statement[name]} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
        {lines.length > 0 ? (
          <MovementsTable matterId={matter.id} statement={statement} onReverse={canMove ? setOpened : undefined} />
        ) : (
          <EmptyState
            icon={PiggyBank}
            title={t(from || to ? 'fees.fund.no_movements' : 'fees.fund.empty')}
            text={!from && !to && t('fees.fund.empty_text')}
            action={
              canMove &&
              !from &&
              !to && { label: t('fees.fund.deposit'), primary: true, onClick: () => setOpened('deposit') }
            }
          />
        )}
      </div>
      {(opened === 'deposit' || opened === 'refund') && <CashForm {...form} kind={opened} />}
      {opened === 'transfer' && <TransferForm {...form} charges={charges} />}
      {opened && typeof opened === 'object' && <ReverseForm matterId={matter.id} movement={opened} onClose={close} />}
    </>
  )
}
