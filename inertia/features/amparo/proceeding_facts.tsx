import { TextLink } from '~/components/actions/text_link'
import { DateTime } from '~/components/display/date_time'
import { Facts } from '~/components/layout/facts'
import { matterAddress } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'
import { suspensionName, type ProceedingCard } from './types'

interface ProceedingFactsProps {
  proceeding: ProceedingCard
  matter: { id: number; reference: string; title: string } | null
}

/** What is known of a proceeding. */
export function ProceedingFacts({ proceeding, matter }: ProceedingFactsProps) {
  const t = useMessages()
  const texts = ['court', 'complainant', 'thirdParty', 'actClaimed', 'authorities', 'neun', 'notes'] as const
  const said = texts.flatMap((name) => {
    const value = proceeding[name]
    return value
      ? [{ label: t(`amparo.field.${name}`), value: <span className="whitespace-pre-line">{value}</span> }]
      : []
  })
  return (
    <Facts
      items={[
        { label: t('amparo.filter.whose'), value: t(proceeding.isOwn ? 'amparo.mine' : 'amparo.followed') },
        ...(matter
          ? [
              {
                label: t('amparo.field.matterId'),
                value: (
                  <TextLink href={matterAddress(matter.id)}>
                    {matter.reference} · {matter.title}
                  </TextLink>
                ),
              },
            ]
          : []),
        ...said,
        ...(proceeding.notifiedOn
          ? [{ label: t('amparo.field.notifiedOn'), value: <DateTime value={proceeding.notifiedOn} format="long" /> }]
          : []),
        { label: t('amparo.field.suspension'), value: t(suspensionName(proceeding.suspension)) },
      ]}
    />
  )
}
