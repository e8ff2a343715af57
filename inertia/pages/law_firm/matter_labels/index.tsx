import { Head, router } from '@inertiajs/react'
import { Printer, QrCode } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Segmented } from '~/components/actions/segmented'
import { LabelCard, type Label, type LabelSize } from '~/features/matter_labels/label_card'
import { LIST } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type Audience = 'team' | 'client'
type LabelsProps = {
  labels: Label[]
  selected: { ids: number[]; audiences: Audience[] }
  firm: string
}

const AUDIENCES = ['team', 'client', 'both'] as const
const SIZES = ['small', 'medium', 'large'] as const

const COLUMNS: Record<LabelSize, string> = {
  small: 'grid-cols-1 sm:grid-cols-3 print:grid-cols-3',
  medium: 'grid-cols-1 sm:grid-cols-2 print:grid-cols-2',
  large: 'grid-cols-1',
}

/** Labels for folders, as a sheet to be printed, cut and pasted. */
export default function Labels({ labels, selected, firm }: LabelsProps) {
  const t = useMessages()
  const [size, setSize] = useState<LabelSize>('medium')
  const chosen = selected.audiences.length > 1 ? 'both' : selected.audiences[0]!

  /** Codes that are missing are made. */
  function choose(audience: Audience | 'both') {
    const audiences = audience === 'both' ? ['team', 'client'] : [audience]
    router.post(route('law_firm.matter_labels.store'), { ids: selected.ids, audiences }, { preserveState: true })
  }

  return (
    <>
      <Head title={t('matters.label.title')} />
      <div className="print:hidden">
        <PageHead
          crumbs={[{ label: t('matters.title'), href: LIST }, { label: t('matters.label.title') }]}
          title={t('matters.label.title')}
          meta={t('matters.label.lead')}
          actions={
            labels.length > 0 && (
              <Button variant="primary" icon={Printer} onClick={() => window.print()}>
                {t('matters.label.print')}
              </Button>
            )
          }
        />
      </div>
      {labels.length === 0 ? (
        <EmptyState
          icon={QrCode}
          title={t('matters.label.none')}
          text={t('matters.label.none_text')}
          action={{ label: t('matters.title'), href: LIST }}
        />
      ) : (
        <>
          <div className="flex flex-wrap gap-4 px-6 py-2.5 max-md:px-4 print:hidden">
            <Segmented
              label={t('matters.label.for')}
              value={chosen}
              onChange={choose}
              options={AUDIENCES.map((value) => ({ value, label: t(`matters.label.${value}`) }))}
            />
            <Segmented
              label={t('matters.label.size')}
              value={size}
              onChange={setSize}
              options={SIZES.map((value) => ({ value, label: t(`matters.label.size.${value}`) }))}
            />
          </div>
          <ul className={`grid gap-3 px-6 pb-10 max-md:px-4 print:gap-2 print:p-0 ${COLUMNS[size]}`}>
            {labels.map((label) => (
              <LabelCard key={label.key} {...{ label, size, firm }} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
