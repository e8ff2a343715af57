import { Chip } from '~/components/display/chip'
import { Pager } from '~/components/lists/pager'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { courtAddress } from './address'
import { RulingList } from './ruling_list'
import type { CourtView, Paging, RulingLine } from './types'

interface CourtRulingsProps {
  courtId: number
  rulings: RulingLine[]
  paging: Paging
  view: CourtView
}

/** The rulings that the figures count, narrowed by the number that was pressed. */
export function CourtRulings({ courtId, rulings, paging, view }: CourtRulingsProps) {
  const t = useMessages()
  const without = (part: Partial<CourtView>) => courtAddress(courtId, { ...view, ...part, page: 1 })
  const chips = [
    { label: t('judiciary.rulings.outcome'), value: view.outcome, removeHref: without({ outcome: '' }) },
    { label: t('judiciary.rulings.year'), value: view.year, removeHref: without({ year: '' }) },
    { label: t('judiciary.courts.materia'), value: view.materia, removeHref: without({ materia: '' }) },
  ].filter(({ value }) => value !== '')
  return (
    <Panel title={t('judiciary.rulings')} flush>
      {chips.length > 0 && (
        <div className="flex flex-wrap gap-2 px-3.5 pb-3">
          {chips.map((chip) => (
            <Chip key={chip.label} {...chip} />
          ))}
        </div>
      )}
      {rulings.length > 0 ? (
        <>
          <RulingList rulings={rulings} />
          <Pager
            {...paging}
            href={(page) => courtAddress(courtId, { ...view, page })}
            className="border-t border-line-subtle"
          />
        </>
      ) : (
        <p className="px-3.5 pb-3.5 text-sm text-fg-muted">{t('judiciary.rulings.none')}</p>
      )}
    </Panel>
  )
}
