import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '~/components/actions/button'
import { Panel } from '~/components/layout/panel'
import { useSelection } from '~/hooks/use_selection'
import { useMessages } from '~/hooks/use_messages'
import { ChargeBar } from './charge_bar'
import { ChargeWork } from './charge_work'
import { ExpenseForm } from './expense_form'
import { ExpenseItem } from './expense_item'
import { ExpenseSums } from './expense_sums'
import { TimeForm } from './time_form'
import { TimeItem } from './time_item'
import type { ExpenseLine, FeesContent, TimeLine } from './types'
import { StartWatch, WatchBar } from './watch_bar'
import { clockOf } from './words'

type Opened =
  { form: 'time'; entry: TimeLine | null } | { form: 'expense'; expense: ExpenseLine | null } | 'charge' | null

const isFree = ({ chargeId, billable }: TimeLine | ExpenseLine) => billable && chargeId === null

/** The time and the expenses of a matter; what was not charged is chosen and charged. */
export function WorkSection({ matterId, content }: { matterId: number; content: FeesContent }) {
  const t = useMessages()
  const { time, expenses, may, watch, today, personId, hasClient } = content
  const [opened, setOpened] = useState<Opened>(null)
  const freeTime = useMemo(() => time.lines.filter(isFree), [time])
  const freeExpenses = useMemo(() => expenses.lines.filter(isFree), [expenses])
  const chosenTime = useSelection(useMemo(() => freeTime.map(({ id }) => id), [freeTime]))
  const chosenExpenses = useSelection(useMemo(() => freeExpenses.map(({ id }) => id), [freeExpenses]))
  const maySelect = may.charge && hasClient
  const count = chosenTime.selected.size + chosenExpenses.selected.size
  const close = () => setOpened(null)
  function stopChoosing() {
    chosenTime.clear()
    chosenExpenses.clear()
    close()
  }
  const isAll = count > 0 && count === freeTime.length + freeExpenses.length
  function toggleAll() {
    if (isAll || chosenTime.state !== 'all') chosenTime.toggleAll()
    if (isAll || chosenExpenses.state !== 'all') chosenExpenses.toggleAll()
  }
  return (
    <>
      {watch && <WatchBar watch={watch} here={matterId} />}
      {maySelect && freeTime.length + freeExpenses.length > 0 && (
        <ChargeBar {...{ count, isAll }} onToggle={toggleAll} onCharge={() => setOpened('charge')} />
      )}
      <Panel
        title={t('fees.time')}
        level={3}
        end={
          may.work && (
            <>
              {!watch && <StartWatch matterId={matterId} />}
              <Button size="sm" icon={Plus} onClick={() => setOpened({ form: 'time', entry: null })}>
                {t('fees.add_time')}
              </Button>
            </>
          )
        }
      >
        {time.lines.length === 0 ? (
          <p className="text-sm text-fg-muted">{t('fees.time_empty')}</p>
        ) : (
          <>
            <ul className="divide-y divide-line-subtle border-y border-line-subtle">
              {time.lines.map((entry) => (
                <TimeItem
                  key={entry.id}
                  entry={entry}
                  selection={maySelect && isFree(entry) ? chosenTime : undefined}
                  onEdit={
                    may.work && entry.userId === personId && entry.chargeId === null
                      ? () => setOpened({ form: 'time', entry })
                      : undefined
                  }
                />
              ))}
            </ul>
            <p className="pt-2 text-sm text-fg-muted">{t('fees.time_total', { time: clockOf(time.minutes) })}</p>
            {time.isCut && <p className="text-sm text-fg-muted">{t('fees.cut', { count: time.lines.length })}</p>}
          </>
        )}
      </Panel>
      <Panel
        title={t('fees.expenses')}
        level={3}
        end={
          may.work && (
            <Button size="sm" icon={Plus} onClick={() => setOpened({ form: 'expense', expense: null })}>
              {t('fees.add_expense')}
            </Button>
          )
        }
      >
        {expenses.lines.length === 0 ? (
          <p className="text-sm text-fg-muted">{t('fees.expenses_empty')}</p>
        ) : (
          <>
            <ul className="divide-y divide-line-subtle border-y border-line-subtle">
              {expenses.lines.map((expense) => (
                <ExpenseItem
                  key={expense.id}
                  {...{ matterId, expense }}
                  selection={maySelect && isFree(expense) ? chosenExpenses : undefined}
                  onEdit={
                    may.work && expense.chargeId === null && (expense.paidBy === 'firm' || may.pay)
                      ? () => setOpened({ form: 'expense', expense })
                      : undefined
                  }
                />
              ))}
            </ul>
            <ExpenseSums sums={expenses.sums} />
            {expenses.isCut && (
              <p className="text-sm text-fg-muted">{t('fees.cut', { count: expenses.lines.length })}</p>
            )}
          </>
        )}
      </Panel>
      {opened === 'charge' && (
        <ChargeWork
          matterId={matterId}
          time={freeTime.filter(({ id }) => chosenTime.isSelected(id))}
          expenses={freeExpenses.filter(({ id }) => chosenExpenses.isSelected(id))}
          taxKinds={content.taxKinds}
          onClose={close}
          onDone={stopChoosing}
        />
      )}
      {opened && opened !== 'charge' && opened.form === 'time' && (
        <TimeForm {...{ matterId, today }} entry={opened.entry} seesMoney onClose={close} />
      )}
      {opened && opened !== 'charge' && opened.form === 'expense' && (
        <ExpenseForm
          {...{ matterId, today }}
          expense={opened.expense}
          mayUseFund={may.pay && hasClient}
          onClose={close}
        />
      )}
    </>
  )
}
