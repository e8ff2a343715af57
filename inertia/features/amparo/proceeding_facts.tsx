import { TextLink } from '~/components/actions/text_link'
import { DateTime } from '~/components/display/date_time'
import { Facts } from '~/components/layout/facts'
import { matterAddress } from '~/features/matters/address'
import { routeName } from '~/features/deadlines/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { kindName, suspensionName, type NearProceeding, type NotificationRule, type ProceedingCard } from './types'

interface ProceedingFactsProps {
  proceeding: ProceedingCard
  matter: { id: number; reference: string; title: string } | null
  parent: NearProceeding | null
  notifications: NotificationRule[]
}

/** What is known of a proceeding. */
export function ProceedingFacts({ proceeding, matter, parent, notifications }: ProceedingFactsProps) {
  const t = useMessages()
  const rule = notifications.find(({ key }) => key === proceeding.notification)
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
        ...(parent
          ? [
              {
                label: t('amparo.field.parentId'),
                value: (
                  <TextLink href={route('amparo.show', { id: parent.id })}>
                    {t(kindName(parent.kind))} {parent.name || t('amparo.no_number')}
                  </TextLink>
                ),
              },
            ]
          : []),
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
        ...(proceeding.notification
          ? [
              {
                label: t('amparo.field.notification'),
                value: (
                  <>
                    {t(routeName(proceeding.notification))}
                    {rule && <span className="block text-fg-muted">{rule.citation}</span>}
                  </>
                ),
              },
            ]
          : []),
        { label: t('amparo.field.suspension'), value: t(suspensionName(proceeding.suspension)) },
      ]}
    />
  )
}
