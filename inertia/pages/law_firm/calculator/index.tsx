import { Head } from '@inertiajs/react'
import { Calculator } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { ComputationForm } from '~/features/deadlines/computation_form'
import { ComputationsTable } from '~/features/deadlines/computations_table'
import type { RuleArticles } from '~/features/deadlines/rule_article'
import type { Choices, Computation } from '~/features/deadlines/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type CalculatorProps = {
  choices: Choices
  articles: RuleArticles
  computations: Computation[]
  paging: { total: number; page: number; perPage: number }
}

export default function TermCalculator({ choices, articles, computations, paging }: CalculatorProps) {
  const t = useMessages()
  return (
    <>
      <Head title={t('deadlines.title')} />
      <PageHead title={t('deadlines.title')} meta={t('deadlines.lead')} />
      <div className="px-6 pt-2 pb-6 max-md:px-4">
        <ComputationForm choices={choices} articles={articles} />
      </div>
      <h2 className="px-6 pb-2 text-md font-semibold max-md:px-4">{t('deadlines.filed')}</h2>
      {computations.length === 0 ? (
        <EmptyState icon={Calculator} title={t('deadlines.none.title')} text={t('deadlines.none.text')} />
      ) : (
        <>
          <ComputationsTable computations={computations} />
          <Pager {...paging} href={(page) => route('law_firm.calculator.index', {}, { page })} />
        </>
      )}
    </>
  )
}
